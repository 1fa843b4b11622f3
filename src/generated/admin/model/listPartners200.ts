// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ListPartners200Data } from './listPartners200Data.ts';

export type ListPartners200 = {
  /** Always true. */
  status: true;
  /** Empty unless there is something to say. */
  message: string;
  data: ListPartners200Data;
};
