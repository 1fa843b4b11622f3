CREATE TABLE "audit_events" (
	"project_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"id" uuid NOT NULL,
	"action" text NOT NULL,
	"actor_id" uuid,
	"actor_email" text,
	"actor_role" text,
	"from_status" text,
	"to_status" text NOT NULL,
	"from_stage" text,
	"to_stage" text,
	"message" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_events_project_id_number_pk" PRIMARY KEY("project_id","number"),
	CONSTRAINT "audit_events_id" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "audit_heads" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"events" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"organisation_id" uuid,
	"project_id" uuid,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"finding" text,
	"uploaded_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"scanned_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	CONSTRAINT "documents_kind" CHECK ("documents"."kind" in ('registration', 'approval')),
	CONSTRAINT "documents_status" CHECK ("documents"."status" in ('PENDING', 'ACCEPTED', 'REJECTED')),
	CONSTRAINT "documents_owner" CHECK (("documents"."organisation_id" is null) <> ("documents"."project_id" is null))
);
--> statement-breakpoint
CREATE TABLE "go_live_drafts" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"step" text NOT NULL,
	"project" jsonb,
	"company" jsonb,
	"representative" jsonb,
	"payment" jsonb,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_test_steps" (
	"test_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_code" text NOT NULL,
	"provider" text NOT NULL,
	"name" text NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"request_body" text,
	"http_status" integer NOT NULL,
	"response_body" text NOT NULL,
	"passed" boolean NOT NULL,
	CONSTRAINT "product_test_steps_test_id_position_pk" PRIMARY KEY("test_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_tests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"started_by" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"passed" boolean,
	CONSTRAINT "product_tests_result" CHECK (("product_tests"."finished_at" is null) = ("product_tests"."passed" is null))
);
--> statement-breakpoint
CREATE TABLE "sms_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "for_tests" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "expiry_told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "provider_code" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "provider_code_frozen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "prepared_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_heads" ADD CONSTRAINT "audit_heads_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_uploaded_by_accounts_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "go_live_drafts" ADD CONSTRAINT "go_live_drafts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_test_steps" ADD CONSTRAINT "product_test_steps_test_id_product_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."product_tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tests" ADD CONSTRAINT "product_tests_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tests" ADD CONSTRAINT "product_tests_started_by_accounts_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_templates" ADD CONSTRAINT "sms_templates_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_registration" ON "documents" USING btree ("organisation_id") WHERE "documents"."kind" = 'registration';--> statement-breakpoint
CREATE INDEX "documents_project" ON "documents" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "documents_pending" ON "documents" USING btree ("created_at") WHERE "documents"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "product_tests_project" ON "product_tests" USING btree ("project_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "product_tests_running" ON "product_tests" USING btree ("project_id") WHERE "product_tests"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "sms_templates_project" ON "sms_templates" USING btree ("project_id","created_at","id");--> statement-breakpoint
CREATE INDEX "api_keys_expiry" ON "api_keys" USING btree ("expires_at") WHERE "api_keys"."revoked_at" is null and "api_keys"."expiry_told_at" is null;