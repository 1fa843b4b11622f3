// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { VerifyOtp200Data } from './verifyOtp200Data.ts';

export type VerifyOtp200 = {
  /** Always true. */
  status: true;
  /** Empty unless there is something to say. */
  message: string;
  data: VerifyOtp200Data;
};
