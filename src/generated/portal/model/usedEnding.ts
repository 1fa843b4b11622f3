// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { EnvironmentName } from './environmentName.ts';

/**
 * Something that ends, and its use in one environment.
 */
export interface UsedEnding {
  /** Suffix of the product's page. */
  product: string;
  productTitle: string;
  /** operationId of the product's specification. */
  operation: string;
  method: string;
  path: string;
  /** What ends: the operation, a parameter or a property. */
  label: string;
  /** The day on which it ends. */
  sunset: string;
  environment: EnvironmentName;
  /** @minimum 0 */
  calls: number;
  /**
     * Calls of which the log does not keep whether they sent the parameter or property.
     * @minimum 0
     */
  unknown: number;
  lastCallOn: string;
}
