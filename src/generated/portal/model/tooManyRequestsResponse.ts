// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Problem } from './problem.ts';

/**
 * Too many calls in a short time. `Retry-After` says how many seconds to wait.
 */
export type TooManyRequestsResponse = Problem;
