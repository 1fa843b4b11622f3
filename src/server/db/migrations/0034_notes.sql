CREATE TABLE "desk_checks" (
	"project_id" uuid NOT NULL,
	"desk" text NOT NULL,
	"parts" jsonb NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "desk_checks_project_id_desk_pk" PRIMARY KEY("project_id","desk")
);
--> statement-breakpoint
CREATE TABLE "review_note_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"note_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"desk" text NOT NULL,
	"pointer" text NOT NULL,
	"text" text NOT NULL,
	"blocking" boolean NOT NULL,
	"related" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"submission" integer NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"resolved_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "requested_fields" jsonb;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "changes_requested_by" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "changes_requested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "resubmitted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "desk_checks" ADD CONSTRAINT "desk_checks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_note_answers" ADD CONSTRAINT "review_note_answers_note_id_review_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."review_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_note_answers" ADD CONSTRAINT "review_note_answers_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_notes" ADD CONSTRAINT "review_notes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_notes" ADD CONSTRAINT "review_notes_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_note_answers_note" ON "review_note_answers" USING btree ("note_id","created_at","id");--> statement-breakpoint
CREATE INDEX "review_notes_project" ON "review_notes" USING btree ("project_id","created_at","id");--> statement-breakpoint
CREATE INDEX "review_notes_open" ON "review_notes" USING btree ("project_id") WHERE "review_notes"."resolved_at" is null;