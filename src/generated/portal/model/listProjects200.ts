// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ListProjects200Data } from './listProjects200Data.ts';

export type ListProjects200 = {
  /** Always true. */
  status: true;
  /** Empty unless there is something to say. */
  message: string;
  data: ListProjects200Data;
};
