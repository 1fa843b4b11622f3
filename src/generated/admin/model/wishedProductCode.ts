// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ProductCodeOperator } from './productCodeOperator.ts';

/**
 * A product code that the partner wishes for live use. The operator's currency belongs to the price.
 */
export interface WishedProductCode {
  provider: ProductCodeOperator;
  /** Code that charges would carry. */
  code: string;
  /** What would be sold. */
  description: string;
  /** What a user would pay. */
  price: string;
  /** ISO 4217 code of the price. */
  currency: string;
}
