// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ListPendingProjects200Data } from './listPendingProjects200Data.ts';

export type ListPendingProjects200 = {
  /** Always true. */
  status: true;
  /** Empty unless there is something to say. */
  message: string;
  data: ListPendingProjects200Data;
};
