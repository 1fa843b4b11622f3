// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { SignInProblem } from './signInProblem.ts';

/**
 * Too many tries from this address or for this account. `Retry-After` says how many seconds to wait.
 */
export type SignInTooManyRequestsResponse = SignInProblem;
