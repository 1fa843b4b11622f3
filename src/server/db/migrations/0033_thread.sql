CREATE TABLE "thread_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "thread_messages_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"project_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"author_email" text NOT NULL,
	"author_role" text NOT NULL,
	"audience" text NOT NULL,
	"text" text NOT NULL,
	"mentions" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "thread_messages_audience" CHECK ("thread_messages"."audience" in ('all', 'desks')),
	CONSTRAINT "thread_messages_author" CHECK ("thread_messages"."audience" = 'all' or "thread_messages"."author_role" <> 'EXTERNAL_ADMIN')
);
--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "thread_messages_project" ON "thread_messages" USING btree ("project_id","sequence");--> statement-breakpoint
CREATE INDEX "thread_messages_shared" ON "thread_messages" USING btree ("project_id","sequence") WHERE "thread_messages"."audience" = 'all';