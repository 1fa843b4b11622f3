// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ProductResult } from './productResult.ts';

export type StartProductTests200 = {
  /** Always true. */
  status: true;
  /** Says that the tests run and when to expect the report. */
  message: string;
  data: ProductResult;
};
