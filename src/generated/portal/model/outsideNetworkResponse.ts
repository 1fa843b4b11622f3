// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Problem } from './problem.ts';

/**
 * Business and technical admins work from the internal network only.
 */
export type OutsideNetworkResponse = Problem;
