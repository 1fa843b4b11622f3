// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Notifications by their ids, or all up to one.
 */
export interface NotificationsRead {
  /** @maxItems 100 */
  ids?: string[];
  /**
     * The highest `sequence` that was seen.
     * @minimum 1
     * @maximum 9007199254740991
     */
  upTo?: number;
}
