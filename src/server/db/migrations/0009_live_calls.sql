DROP INDEX "simulator_records_messages";--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "connection" text;--> statement-breakpoint
CREATE INDEX "simulator_records_messages" ON "simulator_records" USING btree ("scope","environment","updated_at") WHERE "simulator_records"."kind" = 'messages';