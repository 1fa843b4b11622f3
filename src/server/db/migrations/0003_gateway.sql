CREATE TABLE "calls" (
	"project_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"id" uuid NOT NULL,
	"environment" text NOT NULL,
	"key_id" uuid,
	"product" text,
	"operation" text,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"http_status" integer NOT NULL,
	"result_code" text,
	"status_code" integer,
	"refusal" text,
	"latency_ms" real NOT NULL,
	"correlation_id" text,
	"provider" text,
	"product_code" text,
	"transaction_id" text,
	"customer" text,
	"moved" text,
	"amount" numeric(12, 2),
	"currency" text,
	"ip" "inet",
	"request" json NOT NULL,
	"response" json NOT NULL,
	"trace" json NOT NULL,
	CONSTRAINT "calls_project_id_at_id_pk" PRIMARY KEY("project_id","at","id")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
-- The months are made by the server (src/server/jobs/call-partitions.ts). What belongs to none of them is not lost.
CREATE TABLE "calls_default" PARTITION OF "calls" DEFAULT;
--> statement-breakpoint
CREATE TABLE "simulator_records" (
	"environment" text NOT NULL,
	"kind" text NOT NULL,
	"scope" uuid NOT NULL,
	"key" text NOT NULL,
	"record" json NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "simulator_records_environment_scope_kind_key_pk" PRIMARY KEY("environment","scope","kind","key"),
	CONSTRAINT "simulator_records_environment" CHECK ("simulator_records"."environment" in ('sandbox', 'live'))
);
--> statement-breakpoint
CREATE INDEX "calls_correlation" ON "calls" USING btree ("project_id","correlation_id","at");