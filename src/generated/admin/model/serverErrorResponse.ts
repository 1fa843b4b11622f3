// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Problem } from './problem.ts';

/**
 * Something failed on our side. Nothing was changed; the request id helps us to find out why.
 */
export type ServerErrorResponse = Problem;
