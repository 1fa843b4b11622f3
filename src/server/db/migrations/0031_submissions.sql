CREATE TABLE "submissions" (
	"project_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"submitted_by" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "submissions_project_id_number_pk" PRIMARY KEY("project_id","number")
);
--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "submission_hash" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_submitted_by_accounts_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What was submitted stays as it was. Drizzle knows nothing of triggers.
CREATE FUNCTION "refuse_changed_submissions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a submission is never changed or deleted' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "submissions_immutable" BEFORE UPDATE OR DELETE OR TRUNCATE ON "submissions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_changed_submissions"();
