// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export interface ApplicationBank {
  /** @nullable */
  bankName: string | null;
  /** @nullable */
  bankCode: string | null;
  /** @nullable */
  branchCode: string | null;
  /** @nullable */
  accountNumber: string | null;
}
