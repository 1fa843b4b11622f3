// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Sales of a period. Volumes are in the currency of the requested country.
 */
export interface Analytics {
  /**
     * Sum of successful charges before refunds, as a decimal number.
     * @pattern ^\d+(\.\d{1,2})?$
     */
  grossVolume: string;
  /**
     * What the partner is paid: charges less refunds, each at the payout rate that the operator had when it was charged, as a decimal number. Each figure is rounded to the cent by itself, so that those of days or projects can come to a few cents more or less than their total. Refunds of earlier charges can take it below zero.
     * @pattern ^-?\d+(\.\d{1,2})?$
     */
  netVolume: string;
  /**
     * Successful charges.
     * @minimum 0
     */
  transactionCount: number;
  /**
     * The exact number of people who paid. A person who paid on two days counts once in the period and once on each day.
     * @minimum 0
     */
  uniqueCustomerCount: number;
}
