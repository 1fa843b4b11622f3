// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Analytics } from './analytics.ts';
import type { AnalyticsDay } from './analyticsDay.ts';
import type { ProjectTransactionsTech } from './projectTransactionsTech.ts';

/**
 * Sales of a project in one country, and its technical figures.
 */
export interface ProjectTransactions {
  projectId: string;
  country: string;
  /** ISO 4217 code of every volume. */
  currency: string;
  /** First day. */
  from: string;
  /** Last day; today. */
  to: string;
  total: Analytics;
  days: AnalyticsDay[];
  tech: ProjectTransactionsTech;
}
