// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type RequestBankOtp200Data = {
  /**
     * How long the code is good.
     * @minimum 1
     */
  validSeconds: number;
  /**
     * Seconds until the next code can be requested.
     * @minimum 0
     */
  resendSeconds: number;
};
