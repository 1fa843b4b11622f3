ALTER TABLE "documents" DROP CONSTRAINT "documents_kind";--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_owner";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "draft_id" uuid;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_draft_id_go_live_drafts_project_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."go_live_drafts"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_draft" ON "documents" USING btree ("draft_id");--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_kind" CHECK ("documents"."kind" in ('registration', 'attachment', 'approval'));--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_owner" CHECK (num_nonnulls("documents"."organisation_id", "documents"."draft_id", "documents"."project_id") = 1);