CREATE TABLE "ending_days" (
	"project_id" uuid NOT NULL,
	"product" text NOT NULL,
	"ending" text NOT NULL,
	"occasion" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sunset" text NOT NULL,
	CONSTRAINT "ending_days_key" PRIMARY KEY("project_id","product","ending","sunset","occasion")
);
--> statement-breakpoint
ALTER TABLE "ending_days" ADD CONSTRAINT "ending_days_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;