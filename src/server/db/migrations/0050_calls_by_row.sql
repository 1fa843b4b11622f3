-- The triggers read each new call from a table of the statement's calls, and planned the reading for every call: with one call
-- per statement, as the gateway stores them, that took as long as the call. They read the row itself now.
DROP TRIGGER "calls_uncounted" ON "calls";--> statement-breakpoint
DROP TRIGGER "calls_met_answers" ON "calls";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_uncounted_calls"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "uncounted_calls" ("project_id", "at", "environment", "provider", "http_status", "result_code", "status_code", "reason", "latency_ms", "moved", "amount", "customer", "charged_at", "product", "operation")
	VALUES (NEW."project_id", NEW."at", NEW."environment", NEW."provider", NEW."http_status", NEW."result_code", NEW."status_code",
		-- An operator declines in words of its own, a few of them; everything else that fails has a name.
		COALESCE(NEW."refusal", CASE WHEN NEW."result_code" = 'GENERAL_DECLINE' THEN left(substring(NEW."response" ->> 'body' FROM '"message":"([^"\\]*)"'), 200) END),
		NEW."latency_ms", NEW."moved", NEW."amount", NEW."customer", NEW."charged_at", NEW."product",
		-- Calls of product tests are not the partner's, and a call without a valid key or agent token proves no use.
		CASE WHEN (NEW."key_id" IS NULL AND NEW."refusal" IS NULL) OR NEW."agent_token" IS NOT NULL
			OR EXISTS (SELECT FROM "api_keys" k WHERE k."id" = NEW."key_id" AND NOT k."for_tests") THEN NEW."operation" END);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_met_answers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The first failure of an operation under its correlation id and the time of the last one; anew once that is a day old.
	IF NEW."result_code" = 'GENERAL_FAILURE' AND NEW."correlation_id" IS NOT NULL THEN
		INSERT INTO "failed_calls" AS f ("project_id", "correlation_id", "operation", "call_id", "is_charge", "at")
		VALUES (NEW."project_id", NEW."correlation_id", NEW."operation", NEW."id", NEW."moved" IS NOT DISTINCT FROM 'charge', NEW."at")
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
			SELECT FROM "met_answers" r WHERE r."project_id" = NEW."project_id" AND r."operation" = NEW."operation"
				AND r."result_code" = NEW."result_code" AND r."status_code" = NEW."status_code" AND r."occasion" = 'any'
				AND r."at" > NEW."at" - interval '1 day')
		AND NOT EXISTS (
			SELECT FROM "failed_calls" f WHERE f."project_id" = NEW."project_id" AND f."correlation_id" = NEW."correlation_id")
		AND NOT (NEW."method" = 'GET' AND (NEW."response" ->> 'body') LIKE '%"paymentStatus":"REFUNDED"%')
	THEN
		RETURN NULL;
	END IF;
	-- Each answer at most once a day, so that a busy project's calls neither write nor wait here.
	INSERT INTO "met_answers" AS m ("project_id", "operation", "result_code", "status_code", "occasion", "call_id", "at")
	SELECT NEW."project_id", NEW."operation", NEW."result_code", NEW."status_code", o."occasion", NEW."id", NEW."at"
	FROM (VALUES ('any'), ('retry'), ('lost-answer'), ('refunded')) AS o("occasion")
	WHERE NOT EXISTS (
			SELECT FROM "met_answers" r WHERE r."project_id" = NEW."project_id" AND r."operation" = NEW."operation"
				AND r."result_code" = NEW."result_code" AND r."status_code" = NEW."status_code" AND r."occasion" = o."occasion"
				AND r."at" > NEW."at" - interval '1 day')
		AND CASE o."occasion"
			WHEN 'any' THEN true
			-- Sent again with the same correlation id: the engine refuses another request under that id.
			WHEN 'retry' THEN NEW."result_code" IN ('SUCCESS', 'GENERAL_DECLINE', 'GENERAL_FAILURE') AND EXISTS (
				SELECT FROM "failed_calls" f WHERE f."project_id" = NEW."project_id" AND f."correlation_id" = NEW."correlation_id"
					AND f."operation" = NEW."operation" AND f."call_id" <> NEW."id"
					AND f."at" BETWEEN NEW."at" - interval '1 day' AND NEW."at")
			WHEN 'lost-answer' THEN NEW."method" = 'GET' AND NEW."result_code" = 'SUCCESS' AND EXISTS (
				SELECT FROM "failed_calls" f WHERE f."project_id" = NEW."project_id" AND f."correlation_id" = NEW."correlation_id"
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
--> statement-breakpoint
CREATE TRIGGER "calls_uncounted" AFTER INSERT ON "calls" FOR EACH ROW EXECUTE FUNCTION "note_uncounted_calls"();--> statement-breakpoint
CREATE TRIGGER "calls_met_answers" AFTER INSERT ON "calls" FOR EACH ROW
	WHEN (NEW."environment" = 'sandbox' AND NEW."operation" IS NOT NULL AND NEW."result_code" IS NOT NULL)
	EXECUTE FUNCTION "note_met_answers"();
