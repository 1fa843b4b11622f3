CREATE TABLE "earlier_rates" (
	"provider" text NOT NULL,
	"product_type" integer NOT NULL,
	"payout_rate" numeric(5, 2) NOT NULL,
	"held_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "earlier_rates_provider_product_type_held_until_pk" PRIMARY KEY("provider","product_type","held_until")
);
--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "charged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "uncounted_calls" ADD COLUMN "charged_at" timestamp (3) with time zone;--> statement-breakpoint
-- As before, and when the charge was. Drizzle knows nothing of triggers.
CREATE OR REPLACE FUNCTION "note_uncounted_calls"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "uncounted_calls" ("project_id", "at", "environment", "provider", "http_status", "result_code", "status_code", "reason", "latency_ms", "moved", "amount", "customer", "charged_at")
	SELECT "project_id", "at", "environment", "provider", "http_status", "result_code", "status_code",
		-- An operator declines in words of its own, a few of them; everything else that fails has a name.
		COALESCE("refusal", CASE WHEN "result_code" = 'GENERAL_DECLINE' THEN left(substring("response" ->> 'body' FROM '"message":"([^"\\]*)"'), 200) END),
		"latency_ms", "moved", "amount", "customer", "charged_at"
	FROM "added";
	RETURN NULL;
END
$$;
