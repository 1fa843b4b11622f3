// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * How the calls of a period went.
 */
export interface TechAnalytics {
  /** @minimum 0 */
  apiCalls: number;
  /**
     * Mean time to answer, in ms.
     * @minimum 0
     */
  latency: number;
  /** @minimum 0 */
  errors4xxCount: number;
  /** @minimum 0 */
  errors5xxCount: number;
}
