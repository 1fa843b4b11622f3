// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Problem } from './problem.ts';

/**
 * Signed in, yet not allowed to do this.
 */
export type ForbiddenResponse = Problem;
