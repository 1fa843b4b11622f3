// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { SignInProblem } from './signInProblem.ts';

/**
 * Something failed on our side. Nothing was changed; the request id helps us to find out why.
 */
export type SignInServerErrorResponse = SignInProblem;
