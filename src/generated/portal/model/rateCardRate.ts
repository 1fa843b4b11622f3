// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export interface RateCardRate {
  /** An id of the PRODUCT_TYPE list. */
  productType: number;
  /**
     * Payout in percent.
     * @minimum 0
     * @maximum 100
     */
  rate: number;
}
