// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Answer } from './answer.ts';
import type { ProductResult } from './productResult.ts';

export type StartProductTests200 = Answer & {
  /** Says that the tests run and when to expect the report. */
  message?: unknown;
  data: ProductResult;
};
