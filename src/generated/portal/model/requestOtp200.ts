// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { RequestOtp200Data } from './requestOtp200Data.ts';

export type RequestOtp200 = {
  /** Always true. */
  status: true;
  /** Empty unless there is something to say. */
  message: string;
  data: RequestOtp200Data;
};
