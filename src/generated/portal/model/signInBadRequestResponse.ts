// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { SignInProblem } from './signInProblem.ts';

/**
 * The request does not fit the contract. `data.problems` names each field.
 */
export type SignInBadRequestResponse = SignInProblem;
