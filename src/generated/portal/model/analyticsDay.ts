// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Sales of one day.
 */
export interface AnalyticsDay {
  date: string;
  /**
     * Sum of successful charges, as a decimal number.
     * @pattern ^\d+(\.\d{1,2})?$
     */
  grossVolume: string;
  /**
     * Gross volume less refunds, as a decimal number. Refunds of earlier charges can take it below zero.
     * @pattern ^-?\d+(\.\d{1,2})?$
     */
  netVolume: string;
  /** @minimum 0 */
  transactionCount: number;
  /** @minimum 0 */
  uniqueCustomerCount: number;
}
