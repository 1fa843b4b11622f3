// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { TechAnalytics } from './techAnalytics.ts';
import type { TechAnalyticsDay } from './techAnalyticsDay.ts';

export type ProjectTransactionsTech = {
  total: TechAnalytics;
  days: TechAnalyticsDay[];
};
