-- Steps of an hour or a day in one row. Drizzle knows nothing of partitions; what there was is kept aside while they are made anew.
-- A process that has not been replaced yet may be counting: what it adds is added before, or not taken from what waits.
LOCK TABLE "call_latencies" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
CREATE TABLE "call_latencies_kept" AS
	SELECT "project_id", "environment", "period", "provider", "starts_at", json_object_agg("step", "calls") AS "steps"
	FROM "call_latencies" GROUP BY 1, 2, 3, 4, 5;--> statement-breakpoint
DROP TABLE "call_latencies";--> statement-breakpoint
CREATE TABLE "call_latencies" (
	"project_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"period" text NOT NULL,
	"provider" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"steps" json NOT NULL,
	CONSTRAINT "call_latencies_key" PRIMARY KEY("project_id","environment","period","provider","starts_at")
) PARTITION BY LIST ("period");--> statement-breakpoint
CREATE TABLE "call_latencies_days" PARTITION OF "call_latencies" FOR VALUES IN ('day');--> statement-breakpoint
CREATE TABLE "call_latencies_hours" PARTITION OF "call_latencies" FOR VALUES IN ('hour');--> statement-breakpoint
CREATE INDEX "call_latencies_starts_at" ON "call_latencies" USING brin ("starts_at");--> statement-breakpoint
INSERT INTO "call_latencies" SELECT * FROM "call_latencies_kept";--> statement-breakpoint
DROP TABLE "call_latencies_kept";
