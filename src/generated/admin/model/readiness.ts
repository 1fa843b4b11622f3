// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ReadinessItem } from './readinessItem.ts';

/**
 * The checklist of a project and its score.
 */
export interface Readiness {
  /**
     * The weights of the items that are done.
     * @minimum 0
     * @maximum 100
     */
  score: number;
  items: ReadinessItem[];
}
