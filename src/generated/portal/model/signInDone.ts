// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { SignInAnswer } from './signInAnswer.ts';

/**
 * A success of the sign-in family without data.
 */
export type SignInDone = SignInAnswer & {
  /** @nullable */
  data: null;
};
