// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ListPartnerProjects200Data } from './listPartnerProjects200Data.ts';

export type ListPartnerProjects200 = {
  /** Always true. */
  status: true;
  /** Empty unless there is something to say. */
  message: string;
  data: ListPartnerProjects200Data;
};
