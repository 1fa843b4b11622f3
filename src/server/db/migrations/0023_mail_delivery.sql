DROP INDEX "mail_outbox_unsent";--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "deliver_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree (("code" is null),"sequence") WHERE "mail_outbox"."deliver_at" is not null;--> statement-breakpoint
UPDATE "mail_outbox" SET "deliver_at" = "created_at" WHERE "sent_at" IS NULL AND "body" IS NOT NULL;
