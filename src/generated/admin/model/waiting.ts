// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ReviewView } from './reviewView.ts';
import type { WaitingTurn } from './waitingTurn.ts';

/**
 * How long a pending project has waited, against the promise to its partner.
 */
export interface Waiting {
  /** Who has to act, the partner or a desk. */
  turn: WaitingTurn;
  /** Since when it is their turn. */
  since: string;
  /**
     * Business days that the desks have used, in the country of its first operator.
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
  /** Whether it has waited longer than promised. */
  overdue: boolean;
  /** Who of the staff opened its review last; null before the first. */
  lastViewed: ReviewView | null;
}
