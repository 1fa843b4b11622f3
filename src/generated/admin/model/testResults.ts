// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ProductResult } from './productResult.ts';
import type { TestedProductCode } from './testedProductCode.ts';
import type { TestStep } from './testStep.ts';

/**
 * The last run of the product tests, request by request.
 */
export interface TestResults {
  productResult: ProductResult;
  /** Every product code of the run, compared with the run before. */
  codes: TestedProductCode[];
  /** In the order in which they were made; a product code ends with its first failure. */
  steps: TestStep[];
}
