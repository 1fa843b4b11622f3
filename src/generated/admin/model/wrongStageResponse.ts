// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Problem } from './problem.ts';

/**
 * The project is not at the stage where this can be done.
 */
export type WrongStageResponse = Problem;
