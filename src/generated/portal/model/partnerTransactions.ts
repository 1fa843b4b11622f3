// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Analytics } from './analytics.ts';
import type { AnalyticsDay } from './analyticsDay.ts';
import type { ProjectSales } from './projectSales.ts';

/**
 * Sales of a partner in one country.
 */
export interface PartnerTransactions {
  country: string;
  /** ISO 4217 code of every volume. */
  currency: string;
  /** First day. */
  from: string;
  /** Last day; today. */
  to: string;
  total: Analytics;
  days: AnalyticsDay[];
  /** The live projects, by name. */
  projects: ProjectSales[];
}
