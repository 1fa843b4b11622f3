// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { AdminProjectRow } from './adminProjectRow.ts';

export type ListProjectsByStatus200 = {
  /** At most `limit` projects. */
  projects: AdminProjectRow[];
  /**
     * Number of rows on all pages; 2001 means more than 2 000.
     * @minimum 0
     */
  total: number;
};
