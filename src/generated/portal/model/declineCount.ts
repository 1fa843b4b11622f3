// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * How many charges an operator declined for one reason.
 */
export interface DeclineCount {
  /** The operator's words. */
  reason: string;
  /** @minimum 0 */
  calls: number;
}
