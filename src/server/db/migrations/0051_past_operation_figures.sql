-- Calls that are older than the table: the 90 days that are shown. The job counts those that still wait with their operation.
INSERT INTO "operation_figures" ("project_id", "environment", "product", "operation", "day", "calls", "last_at")
	SELECT c."project_id", c."environment", c."product", c."operation", (c."at" AT TIME ZONE 'UTC')::date, count(*), max(c."at")
	FROM "calls" c
	WHERE c."at" > now() - interval '91 days' AND c."product" IS NOT NULL AND c."operation" IS NOT NULL
		AND c."at" < COALESCE((SELECT min(u."at") FROM "uncounted_calls" u WHERE u."operation" IS NOT NULL), 'infinity')
		AND ((c."key_id" IS NULL AND c."refusal" IS NULL) OR c."agent_token" IS NOT NULL
			OR EXISTS (SELECT FROM "api_keys" k WHERE k."id" = c."key_id" AND NOT k."for_tests"))
	GROUP BY 1, 2, 3, 4, 5
	ON CONFLICT DO NOTHING;
