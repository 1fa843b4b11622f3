// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ProviderCode } from './providerCode.ts';
import type { RateCardRate } from './rateCardRate.ts';

/**
 * What an operator's charges pay out to the partner.
 */
export interface RateCardRow {
  provider: ProviderCode;
  /**
     * Payout of Direct Carrier Billing in percent.
     * @minimum 0
     * @maximum 100
     */
  rate: number;
  /** Payout of every product the operator offers. */
  rates: RateCardRate[];
}
