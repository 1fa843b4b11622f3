// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { UsedEnding } from './usedEnding.ts';

export interface Endings {
  /** Calls from then on are counted. */
  since: string;
  /**
     * Calls that used something that ends, each counted once.
     * @minimum 0
     */
  calls: number;
  items: UsedEnding[];
}
