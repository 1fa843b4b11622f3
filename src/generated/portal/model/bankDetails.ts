// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * The account that payouts go to.
 */
export interface BankDetails {
  /** @nullable */
  accountNumber: string | null;
  /** @nullable */
  bankCode: string | null;
  /** @nullable */
  bankName: string | null;
  /** @nullable */
  branchCode: string | null;
}
