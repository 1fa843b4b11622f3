// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { OneTimeCode } from './oneTimeCode.ts';
import type { VerifyOtpType } from './verifyOtpType.ts';

export interface VerifyOtp {
  otp: OneTimeCode;
  /** What the code is for. */
  type: VerifyOtpType;
}
