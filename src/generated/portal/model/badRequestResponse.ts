// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Problem } from './problem.ts';

/**
 * The request does not fit the contract. `data.problems` names each field.
 */
export type BadRequestResponse = Problem;
