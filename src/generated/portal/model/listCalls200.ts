// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ListCalls200Data } from './listCalls200Data.ts';

export type ListCalls200 = {
  /** Always true. */
  status: true;
  /** Empty unless there is something to say. */
  message: string;
  data: ListCalls200Data;
};
