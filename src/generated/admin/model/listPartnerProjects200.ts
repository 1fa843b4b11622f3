// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { AdminProjectRow } from './adminProjectRow.ts';
import type { PartnerProjectTotals } from './partnerProjectTotals.ts';

export type ListPartnerProjects200 = {
  /** Newest first, at most 1000. */
  projects: AdminProjectRow[];
  totals: PartnerProjectTotals;
};
