ALTER TABLE "product_test_steps" ADD COLUMN "carried_from" uuid;--> statement-breakpoint
ALTER TABLE "product_tests" ADD COLUMN "code_id" uuid;--> statement-breakpoint
ALTER TABLE "product_test_steps" ADD CONSTRAINT "product_test_steps_carried_from_product_tests_id_fk" FOREIGN KEY ("carried_from") REFERENCES "public"."product_tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tests" ADD CONSTRAINT "product_tests_code_id_product_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."product_codes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_test_steps_carried" ON "product_test_steps" USING btree ("carried_from") WHERE "product_test_steps"."carried_from" is not null;--> statement-breakpoint
CREATE INDEX "product_tests_code" ON "product_tests" USING btree ("code_id") WHERE "product_tests"."code_id" is not null;