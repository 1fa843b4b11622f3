// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Answer } from './answer.ts';
import type { VerifyOtp200Data } from './verifyOtp200Data.ts';

export type VerifyOtp200 = Answer & {
  data: VerifyOtp200Data;
};
