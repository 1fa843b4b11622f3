DROP INDEX "articles_heading_words";--> statement-breakpoint
DROP INDEX "articles_words";--> statement-breakpoint
CREATE INDEX "articles_heading_words" ON "articles" USING gin ("heading_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "articles_words" ON "articles" USING gin ("words") WITH (fastupdate=false);