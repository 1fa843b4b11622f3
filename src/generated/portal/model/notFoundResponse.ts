// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Problem } from './problem.ts';

/**
 * Nothing of this id belongs to you.
 */
export type NotFoundResponse = Problem;
