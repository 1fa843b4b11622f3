// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Answer } from './answer.ts';
import type { RequestBankOtp200Data } from './requestBankOtp200Data.ts';

export type RequestBankOtp200 = Answer & {
  data: RequestBankOtp200Data;
};
