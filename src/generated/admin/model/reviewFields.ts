// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ReviewField } from './reviewField.ts';

export interface ReviewFields {
  /**
     * Number of the submission that the desk passed on last; null when it has not.
     * @minimum 1
     * @nullable
     */
  seen: number | null;
  /** The fields and the entries of lists. */
  items: ReviewField[];
}
