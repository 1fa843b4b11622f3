-- The number alone stays unique: the identity gives each one once.
ALTER TABLE "uncounted_calls" DROP CONSTRAINT "uncounted_calls_pkey";--> statement-breakpoint
ALTER TABLE "uncounted_calls" ADD CONSTRAINT "uncounted_calls_key" PRIMARY KEY("id","project_id");
