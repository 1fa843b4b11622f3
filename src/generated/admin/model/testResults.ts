// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ProductResult } from './productResult.ts';
import type { TestedProductCode } from './testedProductCode.ts';
import type { TestStep } from './testStep.ts';

/**
 * The last test of each product code, request by request.
 */
export interface TestResults {
  productResult: ProductResult;
  /** Every product code, compared with its result before. */
  codes: TestedProductCode[];
  /** In the order in which they were made; a product code ends with its first failure. */
  steps: TestStep[];
}
