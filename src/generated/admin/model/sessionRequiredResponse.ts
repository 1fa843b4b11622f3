// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Problem } from './problem.ts';

/**
 * No session, or one that is no longer valid. Sign in again. The one-time code is not asked for here.
 */
export type SessionRequiredResponse = Problem;
