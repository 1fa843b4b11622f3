// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ProviderCode } from './providerCode.ts';
import type { TestedProductCodePrevious } from './testedProductCodePrevious.ts';

/**
 * The result of the last test of one product code, and the one before.
 */
export interface TestedProductCode {
  provider: ProviderCode;
  /** The code that was tested. */
  productCode: string;
  /** Whether every request passed. */
  passed: boolean;
  /** When its own test ended. A run of another code alone keeps it. */
  testedOn: string;
  /** Its result before that test; `none` when it had none. A change of product codes keeps the earlier run to compare with. */
  previous: TestedProductCodePrevious;
}
