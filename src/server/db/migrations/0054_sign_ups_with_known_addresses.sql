ALTER TABLE "accounts" ADD COLUMN "sign_up_password_hash" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "sign_up_at" timestamp (3) with time zone;