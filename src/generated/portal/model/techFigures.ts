// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { TechAnalytics } from './techAnalytics.ts';
import type { TechAnalyticsDay } from './techAnalyticsDay.ts';

/**
 * How calls went, altogether and day by day.
 */
export interface TechFigures {
  total: TechAnalytics;
  /** The earliest first. */
  days: TechAnalyticsDay[];
}
