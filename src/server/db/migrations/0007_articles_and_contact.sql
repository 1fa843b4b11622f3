CREATE TABLE "articles" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"summary" text NOT NULL,
	"image" text,
	"image_alt_text" text,
	"video" text,
	"captions" text,
	"body" text NOT NULL,
	"plain_text" text NOT NULL,
	"fingerprint" text NOT NULL,
	"heading_words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', name) || to_tsvector('simple', name), 'A') || setweight(to_tsvector('english', summary) || to_tsvector('simple', summary), 'B')) STORED NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', name) || to_tsvector('simple', name), 'A') || setweight(to_tsvector('english', summary) || to_tsvector('simple', summary), 'B') || setweight(to_tsvector('english', plain_text) || to_tsvector('simple', plain_text), 'C')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha_solutions" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"company_email" text NOT NULL,
	"company_website" text,
	"role" text NOT NULL,
	"country" text NOT NULL,
	"mobile_number" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "articles_heading_words" ON "articles" USING gin ("heading_words");--> statement-breakpoint
CREATE INDEX "articles_words" ON "articles" USING gin ("words");--> statement-breakpoint
CREATE INDEX "captcha_solutions_expiry" ON "captcha_solutions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "contact_requests_newest" ON "contact_requests" USING btree ("created_at" DESC NULLS LAST);