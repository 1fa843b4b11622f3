// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ProductTestStatus } from './productTestStatus.ts';

/**
 * How the tests of the product codes went, all of them together.
 */
export interface ProductResult {
  status: ProductTestStatus;
  /**
     * When they ended or, while they run, were started; null when never tested.
     * @nullable
     */
  testOn: string | null;
  /**
     * The product code that alone is tested again while the tests run; null otherwise.
     * @nullable
     */
  codeId: string | null;
}
