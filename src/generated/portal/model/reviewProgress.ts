// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { PathStep } from './pathStep.ts';
import type { ReviewClock } from './reviewClock.ts';
import type { ReviewProgressOutcome } from './reviewProgressOutcome.ts';

/**
 * The path of the last application and its clock.
 */
export interface ReviewProgress {
  /**
     * The five steps in order. All of them are ahead before an application and after its withdrawal.
     * @minItems 5
     * @maxItems 5
     */
  path: PathStep[];
  /** Null unless the application waits for its decision. */
  clock: ReviewClock | null;
  /** The decision; null before it. */
  outcome: ReviewProgressOutcome;
  /**
     * When that was.
     * @nullable
     */
  decidedOn: string | null;
}
