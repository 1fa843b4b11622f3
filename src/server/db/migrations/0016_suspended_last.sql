DROP INDEX "projects_status";--> statement-breakpoint
CREATE INDEX "projects_status" ON "projects" USING btree ("status",(case "status"
    when 'draft' then "created_at" when 'pending' then "submitted_at" when 'rejected' then "rejected_at"
    when 'suspended' then "suspended_at" else "live_at" end) desc,"id");