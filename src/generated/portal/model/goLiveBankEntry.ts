// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * The bank step as filled in so far.
 */
export interface GoLiveBankEntry {
  /**
     * As it was typed.
     * @maxLength 2000
     */
  bankName?: string;
  /**
     * As it was typed.
     * @maxLength 2000
     */
  bankCode?: string;
  /**
     * As it was typed.
     * @maxLength 2000
     */
  branchCode?: string;
  /**
     * As it was typed.
     * @maxLength 2000
     */
  accountNumber?: string;
  /**
     * As it was typed.
     * @maxLength 2000
     */
  confirmAccountNumber?: string;
}
