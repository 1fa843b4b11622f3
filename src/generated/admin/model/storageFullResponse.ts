// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Problem } from './problem.ts';

/**
 * The server has no room to store anything. Reading still works; try again later.
 */
export type StorageFullResponse = Problem;
