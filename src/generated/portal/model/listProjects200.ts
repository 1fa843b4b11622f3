// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ProjectRow } from './projectRow.ts';

export type ListProjects200 = {
  items: ProjectRow[];
};
