// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { SignInProblem } from './signInProblem.ts';

/**
 * The request is larger than the operation takes.
 */
export type SignInBodyTooLargeResponse = SignInProblem;
