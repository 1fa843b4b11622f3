// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ProviderCode } from './providerCode.ts';
import type { TestedProductCodePrevious } from './testedProductCodePrevious.ts';

/**
 * The result of one product code, in the last run and in the run before.
 */
export interface TestedProductCode {
  provider: ProviderCode;
  /** The code that was tested. */
  productCode: string;
  /** Whether every request passed. */
  passed: boolean;
  /** Its result in the run before; `none` when that did not test it. A change of product codes keeps this run to compare with. */
  previous: TestedProductCodePrevious;
}
