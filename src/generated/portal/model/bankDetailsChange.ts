// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * The account that payouts go to. Every field may be left out.
 */
export interface BankDetailsChange {
  /**
     * @minLength 1
     * @maxLength 100
     */
  bankName?: string;
  /**
     * @minLength 1
     * @maxLength 50
     */
  bankCode?: string;
  /**
     * @minLength 1
     * @maxLength 50
     */
  branchCode?: string;
  /**
     * @minLength 1
     * @maxLength 100
     */
  accountNumber?: string;
}
