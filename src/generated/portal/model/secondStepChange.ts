// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { SecondStepChangePreferred } from './secondStepChangePreferred.ts';

export interface SecondStepChange {
  emailCode: boolean;
  /** What a sign-in asks for first. */
  preferred: SecondStepChangePreferred;
}
