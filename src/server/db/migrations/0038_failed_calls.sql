CREATE TABLE "failed_calls" (
	"project_id" uuid NOT NULL,
	"correlation_id" text NOT NULL,
	"operation" text NOT NULL,
	"call_id" uuid NOT NULL,
	"is_charge" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "failed_calls_key" PRIMARY KEY("project_id","correlation_id","operation")
);
--> statement-breakpoint
CREATE INDEX "failed_calls_at" ON "failed_calls" USING btree ("at");--> statement-breakpoint
-- The trigger searched the log for the failure before a repetition. Planned while the log was empty, the search read all calls of
-- a day for each call.
CREATE OR REPLACE FUNCTION "note_met_answers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The first failure of an operation under its correlation id and the time of the last one; anew once that is a day old.
	INSERT INTO "failed_calls" AS f ("project_id", "correlation_id", "operation", "call_id", "is_charge", "at")
	SELECT DISTINCT ON (a."project_id", a."correlation_id", a."operation")
		a."project_id", a."correlation_id", a."operation", a."id", a."moved" IS NOT DISTINCT FROM 'charge', a."at"
	FROM "added" a
	WHERE a."environment" = 'sandbox' AND a."result_code" = 'GENERAL_FAILURE'
		AND a."correlation_id" IS NOT NULL AND a."operation" IS NOT NULL
	ORDER BY a."project_id", a."correlation_id", a."operation", a."at"
	ON CONFLICT ON CONSTRAINT "failed_calls_key" DO UPDATE
		SET "call_id" = CASE WHEN f."at" < excluded."at" - interval '1 day' THEN excluded."call_id" ELSE f."call_id" END,
			"is_charge" = f."is_charge" OR excluded."is_charge", "at" = excluded."at"
		WHERE f."at" < excluded."at";
	-- Each answer at most once a day, so that a busy project's calls neither write nor wait here.
	INSERT INTO "met_answers" AS m ("project_id", "operation", "result_code", "status_code", "occasion", "call_id", "at")
	SELECT DISTINCT ON (a."project_id", a."operation", a."result_code", a."status_code", o."occasion")
		a."project_id", a."operation", a."result_code", a."status_code", o."occasion", a."id", a."at"
	FROM "added" a CROSS JOIN (VALUES ('any'), ('retry'), ('lost-answer'), ('refunded')) AS o("occasion")
	WHERE a."environment" = 'sandbox' AND a."refusal" IS NULL
		AND a."operation" IS NOT NULL AND a."result_code" IS NOT NULL AND a."status_code" IS NOT NULL
		AND NOT EXISTS (
			SELECT FROM "met_answers" r WHERE r."project_id" = a."project_id" AND r."operation" = a."operation"
				AND r."result_code" = a."result_code" AND r."status_code" = a."status_code" AND r."occasion" = o."occasion"
				AND r."at" > a."at" - interval '1 day')
		AND CASE o."occasion"
			WHEN 'any' THEN true
			-- Sent again with the same correlation id: the engine refuses another request under that id.
			WHEN 'retry' THEN a."result_code" IN ('SUCCESS', 'GENERAL_DECLINE', 'GENERAL_FAILURE') AND EXISTS (
				SELECT FROM "failed_calls" f WHERE f."project_id" = a."project_id" AND f."correlation_id" = a."correlation_id"
					AND f."operation" = a."operation" AND f."call_id" <> a."id"
					AND f."at" BETWEEN a."at" - interval '1 day' AND a."at")
			WHEN 'lost-answer' THEN a."method" = 'GET' AND a."result_code" = 'SUCCESS' AND EXISTS (
				SELECT FROM "failed_calls" f WHERE f."project_id" = a."project_id" AND f."correlation_id" = a."correlation_id"
					AND f."is_charge" AND f."at" BETWEEN a."at" - interval '1 day' AND a."at")
			WHEN 'refunded' THEN a."method" = 'GET' AND a."result_code" = 'SUCCESS'
				AND (a."response" ->> 'body') LIKE '%"paymentStatus":"REFUNDED"%'
		END
		AND EXISTS (SELECT FROM "api_keys" k WHERE k."id" = a."key_id" AND NOT k."for_tests")
	ORDER BY a."project_id", a."operation", a."result_code", a."status_code", o."occasion", a."at" DESC
	ON CONFLICT ON CONSTRAINT "met_answers_key" DO UPDATE SET "call_id" = excluded."call_id", "at" = excluded."at"
		WHERE m."at" < excluded."at";
	RETURN NULL;
END
$$;
--> statement-breakpoint
INSERT INTO "failed_calls" ("project_id", "correlation_id", "operation", "call_id", "is_charge", "at")
	SELECT DISTINCT ON (c."project_id", c."correlation_id", c."operation")
		c."project_id", c."correlation_id", c."operation", c."id", c."moved" IS NOT DISTINCT FROM 'charge', c."at"
	FROM "calls" c
	WHERE c."environment" = 'sandbox' AND c."result_code" = 'GENERAL_FAILURE' AND c."at" > now() - interval '1 day'
		AND c."correlation_id" IS NOT NULL AND c."operation" IS NOT NULL
	ORDER BY c."project_id", c."correlation_id", c."operation", c."at";
