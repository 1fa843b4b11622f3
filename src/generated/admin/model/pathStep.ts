// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { PathStepState } from './pathStepState.ts';
import type { PathStepStep } from './pathStepStep.ts';

export interface PathStep {
  /** `submitted` by the partner, the three desks in their order, and `live`. */
  step: PathStepStep;
  /** A step is `current` while the application is there, also while its partner answers, and `stopped` where it was rejected. */
  state: PathStepState;
  /**
     * When it was done; null unless it is.
     * @nullable
     */
  completedOn: string | null;
}
