ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp (3) with time zone;--> statement-breakpoint
-- Nobody wrote down so far whether the code was entered: what is there is shown to its owner rather than kept from them.
UPDATE "sessions" SET "proven_at" = "created_at";
