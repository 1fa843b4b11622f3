// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { RequestBankOtp200Data } from './requestBankOtp200Data.ts';

export type RequestBankOtp200 = {
  /** Always true. */
  status: true;
  /** Empty unless there is something to say. */
  message: string;
  data: RequestBankOtp200Data;
};
