// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export interface OtpForm {
  /**
     * The 6 digits of the newest mail.
     * @pattern ^[0-9]{6}$
     */
  otp: string;
}
