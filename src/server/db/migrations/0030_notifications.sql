CREATE TABLE "notification_preferences" (
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"portal" boolean NOT NULL,
	"mail" text NOT NULL,
	CONSTRAINT "notification_preferences_account_id_kind_pk" PRIMARY KEY("account_id","kind"),
	CONSTRAINT "notification_preferences_mail" CHECK ("notification_preferences"."mail" in ('at-once', 'daily', 'none'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "notifications_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"project_id" uuid,
	"facts" jsonb NOT NULL,
	"in_portal" boolean NOT NULL,
	"in_digest" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	"digested_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_account" ON "notifications" USING btree ("account_id","sequence" DESC NULLS LAST) WHERE "notifications"."in_portal";--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("account_id") WHERE "notifications"."in_portal" and "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_digest" ON "notifications" USING btree ("account_id") WHERE "notifications"."in_digest" and "notifications"."digested_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_project" ON "notifications" USING btree ("project_id");