// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { RequestLiveKeyOtp200Data } from './requestLiveKeyOtp200Data.ts';

export type RequestLiveKeyOtp200 = {
  /** Always true. */
  status: true;
  /** Empty unless there is something to say. */
  message: string;
  data: RequestLiveKeyOtp200Data;
};
