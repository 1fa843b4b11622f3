CREATE TABLE "ending_mails" (
	"project_id" uuid NOT NULL,
	"product" text NOT NULL,
	"ending" text NOT NULL,
	"occasion" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ending_mails_key" PRIMARY KEY("project_id","product","ending","occasion")
);
--> statement-breakpoint
CREATE TABLE "operation_figures" (
	"project_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"product" text NOT NULL,
	"operation" text NOT NULL,
	"day" date NOT NULL,
	"calls" bigint DEFAULT 0 NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "operation_figures_key" PRIMARY KEY("project_id","environment","product","operation","day")
);
--> statement-breakpoint
ALTER TABLE "uncounted_calls" ADD COLUMN "product" text;--> statement-breakpoint
ALTER TABLE "uncounted_calls" ADD COLUMN "operation" text;--> statement-breakpoint
ALTER TABLE "ending_mails" ADD CONSTRAINT "ending_mails_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operation_figures_operation" ON "operation_figures" USING btree ("product","operation","day");--> statement-breakpoint
-- As before, with the operation. Calls of product tests are not the partner's, and a call without a valid key or agent token
-- proves no use.
CREATE OR REPLACE FUNCTION "note_uncounted_calls"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "uncounted_calls" ("project_id", "at", "environment", "provider", "http_status", "result_code", "status_code", "reason", "latency_ms", "moved", "amount", "customer", "charged_at", "product", "operation")
	SELECT a."project_id", a."at", a."environment", a."provider", a."http_status", a."result_code", a."status_code",
		-- An operator declines in words of its own, a few of them; everything else that fails has a name.
		COALESCE(a."refusal", CASE WHEN a."result_code" = 'GENERAL_DECLINE' THEN left(substring(a."response" ->> 'body' FROM '"message":"([^"\\]*)"'), 200) END),
		a."latency_ms", a."moved", a."amount", a."customer", a."charged_at", a."product",
		CASE WHEN (a."key_id" IS NULL AND a."refusal" IS NULL) OR a."agent_token" IS NOT NULL
			OR EXISTS (SELECT FROM "api_keys" k WHERE k."id" = a."key_id" AND NOT k."for_tests") THEN a."operation" END
	FROM "added" a;
	RETURN NULL;
END
$$;
