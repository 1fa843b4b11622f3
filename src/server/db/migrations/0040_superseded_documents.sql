ALTER TABLE "documents" DROP CONSTRAINT "documents_kind";--> statement-breakpoint
CREATE INDEX "documents_superseded" ON "documents" USING btree ("organisation_id") WHERE "documents"."kind" = 'superseded';--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_kind" CHECK ("documents"."kind" in ('registration', 'superseded', 'attachment', 'approval'));