CREATE TABLE "call_figures" (
	"project_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"period" text NOT NULL,
	"provider" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"calls" bigint DEFAULT 0 NOT NULL,
	"errors4xx" bigint DEFAULT 0 NOT NULL,
	"errors5xx" bigint DEFAULT 0 NOT NULL,
	"charges" bigint DEFAULT 0 NOT NULL,
	"refunds" bigint DEFAULT 0 NOT NULL,
	"charged" numeric DEFAULT '0' NOT NULL,
	"refunded" numeric DEFAULT '0' NOT NULL,
	"payout" numeric DEFAULT '0' NOT NULL,
	CONSTRAINT "call_figures_key" PRIMARY KEY("project_id","environment","period","provider","starts_at")
);
--> statement-breakpoint
CREATE TABLE "call_latencies" (
	"project_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"period" text NOT NULL,
	"provider" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"step" integer NOT NULL,
	"calls" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "call_latencies_key" PRIMARY KEY("project_id","environment","period","provider","starts_at","step")
);
--> statement-breakpoint
CREATE TABLE "call_results" (
	"project_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"provider" text NOT NULL,
	"day" date NOT NULL,
	"result_code" text NOT NULL,
	"status_code" integer NOT NULL,
	"reason" text NOT NULL,
	"calls" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "call_results_key" PRIMARY KEY("project_id","environment","provider","day","result_code","status_code","reason")
);
--> statement-breakpoint
CREATE TABLE "payer_counts" (
	"scope" uuid NOT NULL,
	"environment" text NOT NULL,
	"provider" text NOT NULL,
	"day" date NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"last_seen" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "payer_counts_key" PRIMARY KEY("scope","environment","provider","day")
);
--> statement-breakpoint
CREATE TABLE "payer_days" (
	"scope" uuid NOT NULL,
	"environment" text NOT NULL,
	"provider" text NOT NULL,
	"customer" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "payer_days_key" PRIMARY KEY("scope","environment","provider","customer","day")
);
--> statement-breakpoint
CREATE TABLE "uncounted_calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "uncounted_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"project_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"environment" text NOT NULL,
	"provider" text,
	"http_status" integer NOT NULL,
	"result_code" text,
	"status_code" integer,
	"reason" text,
	"latency_ms" real NOT NULL,
	"moved" text,
	"amount" numeric(12, 2),
	"customer" text
);
--> statement-breakpoint
CREATE INDEX "call_figures_starts_at" ON "call_figures" USING brin ("starts_at");--> statement-breakpoint
CREATE INDEX "call_latencies_starts_at" ON "call_latencies" USING brin ("starts_at");--> statement-breakpoint
CREATE INDEX "payer_days_day" ON "payer_days" USING brin ("day");--> statement-breakpoint
-- What is to be counted is written down with the call itself, in its transaction. Drizzle knows nothing of triggers.
CREATE FUNCTION "note_uncounted_calls"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "uncounted_calls" ("project_id", "at", "environment", "provider", "http_status", "result_code", "status_code", "reason", "latency_ms", "moved", "amount", "customer")
	SELECT "project_id", "at", "environment", "provider", "http_status", "result_code", "status_code",
		-- An operator declines in words of its own, a few of them; everything else that fails has a name.
		COALESCE("refusal", CASE WHEN "result_code" = 'GENERAL_DECLINE' THEN left(substring("response" ->> 'body' FROM '"message":"([^"\\]*)"'), 200) END),
		"latency_ms", "moved", "amount", "customer"
	FROM "added";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "calls_uncounted" AFTER INSERT ON "calls" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "note_uncounted_calls"();
--> statement-breakpoint
-- Calls that are older than the figures. No other comes in between: the trigger's lock is held until all this is done.
INSERT INTO "uncounted_calls" ("project_id", "at", "environment", "provider", "http_status", "result_code", "status_code", "reason", "latency_ms", "moved", "amount", "customer")
SELECT "project_id", "at", "environment", "provider", "http_status", "result_code", "status_code",
	COALESCE("refusal", CASE WHEN "result_code" = 'GENERAL_DECLINE' THEN left(substring("response" ->> 'body' FROM '"message":"([^"\\]*)"'), 200) END),
	"latency_ms", "moved", "amount", "customer"
FROM "calls";
