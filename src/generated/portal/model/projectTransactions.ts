// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Analytics } from './analytics.ts';
import type { AnalyticsDay } from './analyticsDay.ts';
import type { DeclineCount } from './declineCount.ts';
import type { EnvironmentName } from './environmentName.ts';
import type { ResultCount } from './resultCount.ts';
import type { TechAnalytics } from './techAnalytics.ts';
import type { TechAnalyticsHour } from './techAnalyticsHour.ts';
import type { TechFigures } from './techFigures.ts';

/**
 * Sales of a project in one country and environment, and how all its calls there went.
 */
export interface ProjectTransactions {
  projectId: string;
  environment: EnvironmentName;
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
  hoursTotal: TechAnalytics;
  /** The last 24 hours, the one under way included, the earliest first. */
  hours: TechAnalyticsHour[];
  /** Results of all calls, the most frequent first, at most 20. */
  results: ResultCount[];
  /** Why operators declined charges, the most frequent reason first, at most 20. */
  declines: DeclineCount[];
}
