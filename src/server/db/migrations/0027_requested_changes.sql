ALTER TABLE "projects" ADD COLUMN "requested_changes" jsonb;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "sent_back_at" timestamp (3) with time zone;