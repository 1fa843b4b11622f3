// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Answer } from './answer.ts';
import type { RequestLiveKeyOtp200Data } from './requestLiveKeyOtp200Data.ts';

export type RequestLiveKeyOtp200 = Answer & {
  data: RequestLiveKeyOtp200Data;
};
