// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Answer } from './answer.ts';

/**
 * A success without data.
 */
export type Done = Answer & {
  /** @nullable */
  data: null;
};
