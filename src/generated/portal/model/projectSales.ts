// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Analytics } from './analytics.ts';
import type { AnalyticsDay } from './analyticsDay.ts';
import type { TechAnalytics } from './techAnalytics.ts';

export interface ProjectSales {
  projectId: string;
  projectName: string;
  total: Analytics;
  /** The earliest first. */
  days: AnalyticsDay[];
  tech: TechAnalytics;
}
