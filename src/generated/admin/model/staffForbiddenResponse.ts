// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Problem } from './problem.ts';

/**
 * Signed in, yet not in a role that may do this, or not from where this role works.
 */
export type StaffForbiddenResponse = Problem;
