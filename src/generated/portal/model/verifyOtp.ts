// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { VerifyOtpType } from './verifyOtpType.ts';

export interface VerifyOtp {
  /**
     * The 6 digits of the newest mail.
     * @pattern ^[0-9]{6}$
     */
  otp: string;
  /** What the code is for. */
  type: VerifyOtpType;
}
