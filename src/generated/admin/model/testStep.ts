// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ProviderCode } from './providerCode.ts';

/**
 * One request of a product test and its outcome.
 */
export interface TestStep {
  provider: ProviderCode;
  /** The code that was tested. */
  productCode: string;
  /** What the request is for, for instance charge. */
  name: string;
  /** HTTP method. */
  method: string;
  /** Path of the payment API. */
  path: string;
  /** HTTP status of the answer; 0 when there was none. */
  httpStatus: number;
  /** The body of the answer; without one, why there was none. */
  answer: string;
  /** Whether the answer was the expected one. */
  passed: boolean;
}
