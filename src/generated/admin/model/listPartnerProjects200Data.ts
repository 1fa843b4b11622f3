// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { AdminProjectRow } from './adminProjectRow.ts';

export type ListPartnerProjects200Data = {
  /** Newest first. */
  projects: AdminProjectRow[];
};
