// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Problem } from './problem.ts';

/**
 * The request's content type is not the one the operation takes.
 */
export type UnsupportedMediaTypeResponse = Problem;
