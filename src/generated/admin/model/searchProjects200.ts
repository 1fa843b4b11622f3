// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { SearchProjects200Data } from './searchProjects200Data.ts';

export type SearchProjects200 = {
  /** Always true. */
  status: true;
  /** Empty unless there is something to say. */
  message: string;
  data: SearchProjects200Data;
};
