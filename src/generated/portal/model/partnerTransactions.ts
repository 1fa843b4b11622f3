// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Analytics } from './analytics.ts';
import type { AnalyticsDay } from './analyticsDay.ts';
import type { ProjectSales } from './projectSales.ts';
import type { TechFigures } from './techFigures.ts';

/**
 * Sales of a partner in one country, and its calls there and those that named no operator.
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
  /** The earliest first. */
  days: AnalyticsDay[];
  tech: TechFigures;
  /** The live projects, by name. */
  projects: ProjectSales[];
}
