// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { AdminProjectRow } from './adminProjectRow.ts';

export type SearchProjects200 = {
  /**
     * At most 20 projects.
     * @maxItems 20
     */
  items: AdminProjectRow[];
};
