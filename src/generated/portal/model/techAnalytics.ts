// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * How the calls of a period went.
 */
export interface TechAnalytics {
  /** @minimum 0 */
  apiCalls: number;
  /**
     * Half of the calls were answered within so many ms, at most 5 % from the exact figure; null without calls.
     * @minimum 0
     * @nullable
     */
  latency: number | null;
  /**
     * Of a hundred calls 95 were answered within so many ms, at most 5 % from the exact figure; null without calls.
     * @minimum 0
     * @nullable
     */
  latencyP95: number | null;
  /**
     * Calls answered with a status from 400 to 499.
     * @minimum 0
     */
  errors4xxCount: number;
  /**
     * Calls answered with a status of 500 and more.
     * @minimum 0
     */
  errors5xxCount: number;
}
