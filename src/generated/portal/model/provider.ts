// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ProviderCode } from './providerCode.ts';

/**
 * An operator whose subscribers can be charged.
 */
export interface Provider {
  /** Number of the operator. */
  id: number;
  code: ProviderCode;
  /** Words to show. */
  name: string;
  /**
     * English name of the country; null where it is not stated.
     * @nullable
     */
  country: string | null;
  /**
     * ISO 4217 code; null where it is not stated.
     * @nullable
     */
  currency: string | null;
  /** False while it is coming soon; it cannot be chosen then. */
  offered: boolean;
}
