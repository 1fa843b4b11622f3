// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ReviewView } from './reviewView.ts';

/**
 * How long a pending project has waited, against the promise to its partner.
 */
export interface Waiting {
  /** When it reached the stage it waits at. */
  since: string;
  /**
     * Business days since the partner submitted it, Monday to Friday in UTC.
     * @minimum 0
     */
  businessDays: number;
  /**
     * Business days in which the partner is promised an answer.
     * @minimum 1
     */
  promisedDays: number;
  /** Whether it has waited longer than promised. */
  overdue: boolean;
  /** Who of the staff opened its review last; null before the first. */
  lastViewed: ReviewView | null;
}
