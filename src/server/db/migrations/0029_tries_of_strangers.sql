ALTER TABLE "one_time_codes" ADD COLUMN "requester" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "other_tries" integer DEFAULT 0 NOT NULL;