// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { AdminProject } from './adminProject.ts';

export interface AdminProjectAnswer {
  /** Always true. */
  status: true;
  /** Empty unless there is something to say. */
  message: string;
  data: AdminProject;
}
