// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * How the caller's own desk keeps up.
 */
export interface Queue {
  /**
     * Pending projects of the list that have waited longer than promised, of its first 2 000.
     * @minimum 0
     */
  overdue: number;
  /**
     * Median of the business days that a project was at this desk before it moved on; null when none has in 90 days.
     * @minimum 0
     * @nullable
     */
  medianDays: number | null;
  /**
     * How many the median is of.
     * @minimum 0
     */
  finished: number;
}
