// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ReviewNote } from './reviewNote.ts';

export interface ReviewNotes {
  /** At most `limit` notes. */
  items: ReviewNote[];
  /**
     * Which page this is; the first is 0.
     * @minimum 0
     */
  pageNo: number;
  /**
     * Number of notes on all pages.
     * @minimum 0
     */
  total: number;
}
