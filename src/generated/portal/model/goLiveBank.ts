// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * The bank step as a person fills it in. The second account number is not sent.
 */
export interface GoLiveBank {
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern ^(?:|[\s\S]*\S[\s\S]*)$
     */
  bankName: string;
  /**
     * @minLength 1
     * @maxLength 50
     * @pattern ^(?:|[\s\S]*\S[\s\S]*)$
     */
  bankCode: string;
  /**
     * @minLength 1
     * @maxLength 50
     * @pattern ^(?:|[\s\S]*\S[\s\S]*)$
     */
  branchCode: string;
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern ^(?:|[\s\S]*\S[\s\S]*)$
     */
  accountNumber: string;
  confirmAccountNumber: string;
}
