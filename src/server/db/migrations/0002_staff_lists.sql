CREATE TABLE "project_providers" (
	"project_id" uuid NOT NULL,
	"provider" text NOT NULL,
	CONSTRAINT "project_providers_project_id_provider_pk" PRIMARY KEY("project_id","provider")
);
--> statement-breakpoint
DROP INDEX "projects_status";--> statement-breakpoint
ALTER TABLE "project_providers" ADD CONSTRAINT "project_providers_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_providers_provider" ON "project_providers" USING btree ("provider","project_id");--> statement-breakpoint
CREATE INDEX "organisations_name" ON "organisations" USING btree (lower("name"),"created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "projects_status" ON "projects" USING btree ("status",(case "status"
    when 'draft' then "created_at" when 'pending' then "submitted_at" when 'rejected' then "rejected_at"
    else "live_at" end) desc,"id");