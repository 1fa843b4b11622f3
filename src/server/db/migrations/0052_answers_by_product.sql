-- Calls of an operation of the same name in another product counted as well. New calls wait from the first statement on, because the
-- trigger and the changes below lock the two tables in different orders.
LOCK TABLE "calls" IN SHARE MODE;--> statement-breakpoint
ALTER TABLE "failed_calls" ADD COLUMN "product" text DEFAULT 'direct-carrier-billing' NOT NULL;--> statement-breakpoint
ALTER TABLE "met_answers" ADD COLUMN "product" text DEFAULT 'direct-carrier-billing' NOT NULL;--> statement-breakpoint
ALTER TABLE "failed_calls" DROP CONSTRAINT "failed_calls_key";--> statement-breakpoint
ALTER TABLE "failed_calls" ADD CONSTRAINT "failed_calls_key" PRIMARY KEY("project_id","correlation_id","product","operation");--> statement-breakpoint
ALTER TABLE "met_answers" DROP CONSTRAINT "met_answers_key";--> statement-breakpoint
ALTER TABLE "met_answers" ADD CONSTRAINT "met_answers_key" PRIMARY KEY("project_id","product","operation","result_code","status_code","occasion");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_met_answers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The gateway names the product of every operation.
	IF NEW."product" IS NULL THEN
		RETURN NULL;
	END IF;
	-- The first failure of an operation under its correlation id and the time of the last one; anew once that is a day old.
	IF NEW."result_code" = 'GENERAL_FAILURE' AND NEW."correlation_id" IS NOT NULL THEN
		INSERT INTO "failed_calls" AS f ("project_id", "correlation_id", "product", "operation", "call_id", "is_charge", "at")
		VALUES (NEW."project_id", NEW."correlation_id", NEW."product", NEW."operation", NEW."id", NEW."moved" IS NOT DISTINCT FROM 'charge', NEW."at")
		ON CONFLICT ON CONSTRAINT "failed_calls_key" DO UPDATE
			SET "call_id" = CASE WHEN f."at" < excluded."at" - interval '1 day' THEN excluded."call_id" ELSE f."call_id" END,
				"is_charge" = f."is_charge" OR excluded."is_charge", "at" = excluded."at"
			WHERE f."at" < excluded."at";
	END IF;
	IF NEW."refusal" IS NOT NULL OR NEW."status_code" IS NULL OR NEW."key_id" IS NULL THEN
		RETURN NULL;
	END IF;
	-- Most calls get an answer that was met today, follow no failure and show no refund: the statement below would add nothing.
	IF EXISTS (
			SELECT FROM "met_answers" r WHERE r."project_id" = NEW."project_id" AND r."product" = NEW."product" AND r."operation" = NEW."operation"
				AND r."result_code" = NEW."result_code" AND r."status_code" = NEW."status_code" AND r."occasion" = 'any'
				AND r."at" > NEW."at" - interval '1 day')
		AND NOT EXISTS (
			SELECT FROM "failed_calls" f WHERE f."project_id" = NEW."project_id" AND f."correlation_id" = NEW."correlation_id" AND f."product" = NEW."product")
		AND NOT (NEW."method" = 'GET' AND (NEW."response" ->> 'body') LIKE '%"paymentStatus":"REFUNDED"%')
	THEN
		RETURN NULL;
	END IF;
	-- Each answer at most once a day, so that a busy project's calls neither write nor wait here.
	INSERT INTO "met_answers" AS m ("project_id", "product", "operation", "result_code", "status_code", "occasion", "call_id", "at")
	SELECT NEW."project_id", NEW."product", NEW."operation", NEW."result_code", NEW."status_code", o."occasion", NEW."id", NEW."at"
	FROM (VALUES ('any'), ('retry'), ('lost-answer'), ('refunded')) AS o("occasion")
	WHERE NOT EXISTS (
			SELECT FROM "met_answers" r WHERE r."project_id" = NEW."project_id" AND r."product" = NEW."product" AND r."operation" = NEW."operation"
				AND r."result_code" = NEW."result_code" AND r."status_code" = NEW."status_code" AND r."occasion" = o."occasion"
				AND r."at" > NEW."at" - interval '1 day')
		AND CASE o."occasion"
			WHEN 'any' THEN true
			-- Sent again with the same correlation id: the engine refuses another request under that id.
			WHEN 'retry' THEN NEW."result_code" IN ('SUCCESS', 'GENERAL_DECLINE', 'GENERAL_FAILURE') AND EXISTS (
				SELECT FROM "failed_calls" f WHERE f."project_id" = NEW."project_id" AND f."correlation_id" = NEW."correlation_id" AND f."product" = NEW."product"
					AND f."operation" = NEW."operation" AND f."call_id" <> NEW."id"
					AND f."at" BETWEEN NEW."at" - interval '1 day' AND NEW."at")
			WHEN 'lost-answer' THEN NEW."method" = 'GET' AND NEW."result_code" = 'SUCCESS' AND EXISTS (
				SELECT FROM "failed_calls" f WHERE f."project_id" = NEW."project_id" AND f."correlation_id" = NEW."correlation_id" AND f."product" = NEW."product"
					AND f."is_charge" AND f."at" BETWEEN NEW."at" - interval '1 day' AND NEW."at")
			WHEN 'refunded' THEN NEW."method" = 'GET' AND NEW."result_code" = 'SUCCESS'
				AND (NEW."response" ->> 'body') LIKE '%"paymentStatus":"REFUNDED"%'
		END
		AND EXISTS (SELECT FROM "api_keys" k WHERE k."id" = NEW."key_id" AND NOT k."for_tests")
	ON CONFLICT ON CONSTRAINT "met_answers_key" DO UPDATE SET "call_id" = excluded."call_id", "at" = excluded."at"
		WHERE m."at" < excluded."at";
	RETURN NULL;
END
$$;
