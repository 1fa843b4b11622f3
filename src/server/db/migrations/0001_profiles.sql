CREATE TABLE "bank_details" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"bank_name" text,
	"bank_code" text,
	"branch_code" text,
	"account_number" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP CONSTRAINT "one_time_codes_purpose";--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "website" text;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "industry" text;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "details" text;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "identity_uen" text;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "hotline_number" text;--> statement-breakpoint
ALTER TABLE "bank_details" ADD CONSTRAINT "bank_details_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_purpose" CHECK ("one_time_codes"."purpose" in ('signup', 'mfa', 'password', 'bank'));