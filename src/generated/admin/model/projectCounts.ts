// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * How many projects there are, by state. The total includes the suspended ones.
 */
export interface ProjectCounts {
  /**
     * All of them.
     * @minimum 0
     */
  total: number;
  /**
     * Live.
     * @minimum 0
     */
  approved: number;
  /**
     * Waiting for a decision.
     * @minimum 0
     */
  pending: number;
  /**
     * Never submitted for go-live.
     * @minimum 0
     */
  inactive: number;
  /**
     * Rejected after a go-live request.
     * @minimum 0
     */
  rejected: number;
}
