-- Answers of other products, which counted for an operation of the same name. The column's default gave them the wrong product.
-- An own answer that such a call replaced counts again with the next own call.
DELETE FROM "met_answers" m USING "calls" c
	WHERE c."project_id" = m."project_id" AND c."at" = m."at" AND c."id" = m."call_id" AND c."product" <> m."product";
