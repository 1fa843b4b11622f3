CREATE TABLE "met_answers" (
	"project_id" uuid NOT NULL,
	"operation" text NOT NULL,
	"result_code" text NOT NULL,
	"status_code" integer NOT NULL,
	"occasion" text NOT NULL,
	"call_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "met_answers_key" PRIMARY KEY("project_id","operation","result_code","status_code","occasion")
);
--> statement-breakpoint
CREATE TABLE "wished_product_codes" (
	"project_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"code" text NOT NULL,
	"description" text NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "wished_product_codes_key" PRIMARY KEY("project_id","provider","code"),
	CONSTRAINT "wished_product_codes_price" CHECK ("wished_product_codes"."price" > 0)
);
--> statement-breakpoint
ALTER TABLE "wished_product_codes" ADD CONSTRAINT "wished_product_codes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calls_sandbox" ON "calls" USING btree ("project_id","at","id") WHERE "calls"."environment" = 'sandbox';--> statement-breakpoint
-- The answers that sandbox calls met are written with the call itself. Calls of product tests do not count.
CREATE FUNCTION "note_met_answers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Each answer at most once a day, so that a busy project's calls neither write nor wait here.
	INSERT INTO "met_answers" AS m ("project_id", "operation", "result_code", "status_code", "occasion", "call_id", "at")
	SELECT DISTINCT ON (a."project_id", a."operation", a."result_code", a."status_code", o."occasion")
		a."project_id", a."operation", a."result_code", a."status_code", o."occasion", a."id", a."at"
	FROM "added" a CROSS JOIN (VALUES ('any'), ('refunded')) AS o("occasion")
	WHERE a."environment" = 'sandbox' AND a."refusal" IS NULL
		AND a."operation" IS NOT NULL AND a."result_code" IS NOT NULL AND a."status_code" IS NOT NULL
		AND (o."occasion" = 'any' OR (a."method" = 'GET' AND a."result_code" = 'SUCCESS'
			AND (a."response" ->> 'body') LIKE '%"paymentStatus":"REFUNDED"%'))
		AND NOT EXISTS (
			SELECT FROM "met_answers" r WHERE r."project_id" = a."project_id" AND r."operation" = a."operation"
				AND r."result_code" = a."result_code" AND r."status_code" = a."status_code" AND r."occasion" = o."occasion"
				AND r."at" > a."at" - interval '1 day')
		AND EXISTS (SELECT FROM "api_keys" k WHERE k."id" = a."key_id" AND NOT k."for_tests")
	ORDER BY a."project_id", a."operation", a."result_code", a."status_code", o."occasion", a."at" DESC
	ON CONFLICT ON CONSTRAINT "met_answers_key" DO UPDATE SET "call_id" = excluded."call_id", "at" = excluded."at"
		WHERE m."at" < excluded."at";
	-- Opening the log costs more than a call, so it is only read for a project that failed lately and has not repeated since.
	IF NOT EXISTS (
		SELECT FROM "added" a CROSS JOIN (VALUES ('retry'), ('lost-answer')) AS o("occasion")
		WHERE a."environment" = 'sandbox' AND a."refusal" IS NULL
		AND a."operation" IS NOT NULL AND a."result_code" IS NOT NULL AND a."status_code" IS NOT NULL
			AND o."occasion" = CASE a."method" WHEN 'GET' THEN 'lost-answer' ELSE 'retry' END
			AND EXISTS (
				SELECT FROM "met_answers" f WHERE f."project_id" = a."project_id" AND f."result_code" = 'GENERAL_FAILURE'
					AND f."at" > a."at" - interval '2 days')
			AND NOT EXISTS (
			SELECT FROM "met_answers" r WHERE r."project_id" = a."project_id" AND r."operation" = a."operation"
				AND r."result_code" = a."result_code" AND r."status_code" = a."status_code" AND r."occasion" = o."occasion"
				AND r."at" > a."at" - interval '1 day'))
	THEN
		RETURN NULL;
	END IF;
	INSERT INTO "met_answers" AS m ("project_id", "operation", "result_code", "status_code", "occasion", "call_id", "at")
	SELECT DISTINCT ON (a."project_id", a."operation", a."result_code", a."status_code", o."occasion")
		a."project_id", a."operation", a."result_code", a."status_code", o."occasion", a."id", a."at"
	FROM "added" a CROSS JOIN (VALUES ('retry'), ('lost-answer')) AS o("occasion")
	WHERE a."environment" = 'sandbox' AND a."refusal" IS NULL
		AND a."operation" IS NOT NULL AND a."result_code" IS NOT NULL AND a."status_code" IS NOT NULL
		AND NOT EXISTS (
			SELECT FROM "met_answers" r WHERE r."project_id" = a."project_id" AND r."operation" = a."operation"
				AND r."result_code" = a."result_code" AND r."status_code" = a."status_code" AND r."occasion" = o."occasion"
				AND r."at" > a."at" - interval '1 day')
		AND CASE o."occasion"
			-- Sent again with the same correlation id: the engine refuses another request under that id.
			WHEN 'retry' THEN a."result_code" IN ('SUCCESS', 'GENERAL_DECLINE', 'GENERAL_FAILURE') AND EXISTS (
				SELECT FROM "calls" c WHERE c."project_id" = a."project_id" AND c."correlation_id" = a."correlation_id"
					AND c."at" BETWEEN a."at" - interval '1 day' AND a."at" AND c."id" <> a."id" AND c."environment" = 'sandbox'
					AND c."operation" = a."operation" AND c."result_code" = 'GENERAL_FAILURE')
			WHEN 'lost-answer' THEN a."method" = 'GET' AND a."result_code" = 'SUCCESS' AND EXISTS (
				SELECT FROM "calls" c WHERE c."project_id" = a."project_id" AND c."correlation_id" = a."correlation_id"
					AND c."at" BETWEEN a."at" - interval '1 day' AND a."at" AND c."environment" = 'sandbox'
					AND c."moved" = 'charge' AND c."result_code" = 'GENERAL_FAILURE')
		END
		AND EXISTS (SELECT FROM "api_keys" k WHERE k."id" = a."key_id" AND NOT k."for_tests")
	ORDER BY a."project_id", a."operation", a."result_code", a."status_code", o."occasion", a."at" DESC
	ON CONFLICT ON CONSTRAINT "met_answers_key" DO UPDATE SET "call_id" = excluded."call_id", "at" = excluded."at"
		WHERE m."at" < excluded."at";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "calls_met_answers" AFTER INSERT ON "calls" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "note_met_answers"();
--> statement-breakpoint
-- Calls that are older than the table.
INSERT INTO "met_answers" ("project_id", "operation", "result_code", "status_code", "occasion", "call_id", "at")
	SELECT DISTINCT ON (a."project_id", a."operation", a."result_code", a."status_code", o."occasion")
		a."project_id", a."operation", a."result_code", a."status_code", o."occasion", a."id", a."at"
	FROM "calls" a CROSS JOIN (VALUES ('any'), ('retry'), ('lost-answer'), ('refunded')) AS o("occasion")
	WHERE a."environment" = 'sandbox' AND a."refusal" IS NULL
		AND a."operation" IS NOT NULL AND a."result_code" IS NOT NULL AND a."status_code" IS NOT NULL
		AND CASE o."occasion"
			WHEN 'any' THEN true
			-- Sent again with the same correlation id: the engine refuses another request under that id.
			WHEN 'retry' THEN a."result_code" IN ('SUCCESS', 'GENERAL_DECLINE', 'GENERAL_FAILURE') AND EXISTS (
				SELECT FROM "calls" c WHERE c."project_id" = a."project_id" AND c."correlation_id" = a."correlation_id"
					AND c."at" BETWEEN a."at" - interval '1 day' AND a."at" AND c."id" <> a."id" AND c."environment" = 'sandbox'
					AND c."operation" = a."operation" AND c."result_code" = 'GENERAL_FAILURE')
			WHEN 'lost-answer' THEN a."method" = 'GET' AND a."result_code" = 'SUCCESS' AND EXISTS (
				SELECT FROM "calls" c WHERE c."project_id" = a."project_id" AND c."correlation_id" = a."correlation_id"
					AND c."at" BETWEEN a."at" - interval '1 day' AND a."at" AND c."environment" = 'sandbox'
					AND c."moved" = 'charge' AND c."result_code" = 'GENERAL_FAILURE')
			WHEN 'refunded' THEN a."method" = 'GET' AND a."result_code" = 'SUCCESS'
				AND (a."response" ->> 'body') LIKE '%"paymentStatus":"REFUNDED"%'
		END
		AND EXISTS (SELECT FROM "api_keys" k WHERE k."id" = a."key_id" AND NOT k."for_tests")
	ORDER BY a."project_id", a."operation", a."result_code", a."status_code", o."occasion", a."at" DESC;
