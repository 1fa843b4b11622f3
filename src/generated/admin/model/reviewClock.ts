// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ReviewClockTurn } from './reviewClockTurn.ts';

/**
 * The promise to the partner, in business days of the country of the application's first operator. The day of the submission
 * does not count. The clock pauses while the turn is the partner's.
 */
export interface ReviewClock {
  /** Who has to act, the partner or a desk. */
  turn: ReviewClockTurn;
  /** Since when it is their turn. */
  since: string;
  /**
     * Business days that the desks have used.
     * @minimum 0
     */
  businessDays: number;
  /**
     * Business days in which the partner is promised an answer.
     * @minimum 1
     */
  promisedDays: number;
  /**
     * The day on which the promise ends, in the country of the operator; null while the clock is paused.
     * @nullable
     */
  promisedOn: string | null;
  /** Whether the turn is the partner's. */
  paused: boolean;
  /** Whether the desks have used more than promised. */
  overdue: boolean;
}
