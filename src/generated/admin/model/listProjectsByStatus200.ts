// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ListProjectsByStatus200Data } from './listProjectsByStatus200Data.ts';

export type ListProjectsByStatus200 = {
  /** Always true. */
  status: true;
  /** Empty unless there is something to say. */
  message: string;
  data: ListProjectsByStatus200Data;
};
