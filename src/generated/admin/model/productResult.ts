// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ProductTestStatus } from './productTestStatus.ts';

/**
 * Result of the tests of all product codes together.
 */
export interface ProductResult {
  status: ProductTestStatus;
  /**
     * When they ended or, while they run, were started; null when never tested.
     * @nullable
     */
  testOn: string | null;
  /**
     * The product code of a run that tests one code again; null otherwise.
     * @nullable
     */
  codeId: string | null;
}
