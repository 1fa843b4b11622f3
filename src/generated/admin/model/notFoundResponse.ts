// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Problem } from './problem.ts';

/**
 * Nothing of this id belongs to you.
 */
export type NotFoundResponse = Problem;
