// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Problem } from './problem.ts';

/**
 * The request is larger than the operation takes.
 */
export type BodyTooLargeResponse = Problem;
