// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ReadinessFulfil } from './readinessFulfil.ts';

/**
 * Something to do before going live, and what was seen of it.
 */
export interface ReadinessItem {
  /** An operation of the product or the name of a check. */
  id: string;
  title: string;
  /**
     * Its share of the score.
     * @minimum 1
     * @maximum 100
     */
  weight: number;
  done: boolean;
  /**
     * What was seen; null for nothing yet.
     * @nullable
     */
  seen: string | null;
  /**
     * When it was seen, by at most a day out of date.
     * @nullable
     */
  seenOn: string | null;
  /**
     * The call that shows it.
     * @nullable
     */
  callId: string | null;
  fulfil: ReadinessFulfil;
}
