// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * What withdrawing sends.
 */
export interface WithdrawForm {
  /**
     * Optional. The desk that has the application reads it.
     * @maxLength 2000
     */
  message?: string;
}
