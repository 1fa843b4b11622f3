// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ReadinessFulfilPlace } from './readinessFulfilPlace.ts';

/**
 * How to do it.
 */
export interface ReadinessFulfil {
  /** The page where it is done. `documentation` is the operation below, with TRY OUT and samples. */
  place: ReadinessFulfilPlace;
  /**
     * The operation to call; null when no call does it.
     * @nullable
     */
  operation: string | null;
  /** What to do. */
  instruction: string;
}
