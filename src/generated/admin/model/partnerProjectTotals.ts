// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * How many projects of each status a partner has, those included that a list of 1000 has no room for.
 */
export interface PartnerProjectTotals {
  /**
     * Never submitted for go-live.
     * @minimum 0
     */
  draft: number;
  /**
     * Waiting for a decision.
     * @minimum 0
     */
  pending: number;
  /**
     * Approved.
     * @minimum 0
     */
  live: number;
  /**
     * Rejected after a go-live request.
     * @minimum 0
     */
  reject: number;
  /**
     * Suspended.
     * @minimum 0
     */
  deleted: number;
}
