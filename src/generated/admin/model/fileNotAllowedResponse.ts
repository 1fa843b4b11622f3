// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Problem } from './problem.ts';

/**
 * The file is not one of the types allowed. Its content decides, not its name.
 */
export type FileNotAllowedResponse = Problem;
