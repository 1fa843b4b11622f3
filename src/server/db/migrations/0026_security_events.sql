CREATE TABLE "security_events" (
	"number" bigint PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"action" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"subject_id" uuid NOT NULL,
	"detail" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "security_events_id" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "security_head" (
	"name" text PRIMARY KEY NOT NULL,
	"events" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "disabled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "password_expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "audit_heads" ADD COLUMN "listed" boolean DEFAULT false NOT NULL;