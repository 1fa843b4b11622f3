// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { SignInProblem } from './signInProblem.ts';

/**
 * The server has no room to store anything. Try again later.
 */
export type SignInStorageFullResponse = SignInProblem;
