-- Figures of days are few and read together; those of hours are many, and would lie between them. Each has a partition of its
-- own, which is nothing that Drizzle knows of.
ALTER TABLE "call_figures" RENAME TO "call_figures_mixed";--> statement-breakpoint
ALTER TABLE "call_figures_mixed" DROP CONSTRAINT "call_figures_key";--> statement-breakpoint
DROP INDEX "call_figures_starts_at";--> statement-breakpoint
CREATE TABLE "call_figures" (
	LIKE "call_figures_mixed" INCLUDING DEFAULTS,
	CONSTRAINT "call_figures_key" PRIMARY KEY("project_id","environment","period","provider","starts_at")
) PARTITION BY LIST ("period");--> statement-breakpoint
CREATE TABLE "call_figures_days" PARTITION OF "call_figures" FOR VALUES IN ('day');--> statement-breakpoint
CREATE TABLE "call_figures_hours" PARTITION OF "call_figures" FOR VALUES IN ('hour');--> statement-breakpoint
CREATE INDEX "call_figures_starts_at" ON "call_figures" USING brin ("starts_at");--> statement-breakpoint
INSERT INTO "call_figures" SELECT * FROM "call_figures_mixed";--> statement-breakpoint
DROP TABLE "call_figures_mixed";--> statement-breakpoint
ALTER TABLE "call_latencies" RENAME TO "call_latencies_mixed";--> statement-breakpoint
ALTER TABLE "call_latencies_mixed" DROP CONSTRAINT "call_latencies_key";--> statement-breakpoint
DROP INDEX "call_latencies_starts_at";--> statement-breakpoint
CREATE TABLE "call_latencies" (
	LIKE "call_latencies_mixed" INCLUDING DEFAULTS,
	CONSTRAINT "call_latencies_key" PRIMARY KEY("project_id","environment","period","provider","starts_at","step")
) PARTITION BY LIST ("period");--> statement-breakpoint
CREATE TABLE "call_latencies_days" PARTITION OF "call_latencies" FOR VALUES IN ('day');--> statement-breakpoint
CREATE TABLE "call_latencies_hours" PARTITION OF "call_latencies" FOR VALUES IN ('hour');--> statement-breakpoint
CREATE INDEX "call_latencies_starts_at" ON "call_latencies" USING brin ("starts_at");--> statement-breakpoint
INSERT INTO "call_latencies" SELECT * FROM "call_latencies_mixed";--> statement-breakpoint
DROP TABLE "call_latencies_mixed";
