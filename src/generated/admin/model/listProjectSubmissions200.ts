// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { SubmissionRow } from './submissionRow.ts';

export type ListProjectSubmissions200 = {
  /** At most `limit` submissions, newest first. */
  items: SubmissionRow[];
  /**
     * How many there are on all pages.
     * @minimum 0
     */
  total: number;
};
