// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { AdminProjectRow } from './adminProjectRow.ts';
import type { Queue } from './queue.ts';

export type ListPendingProjects200 = {
  /** At most `limit` projects. */
  items: AdminProjectRow[];
  /**
     * Number of pending projects; 2001 means more than 2 000.
     * @minimum 0
     */
  total: number;
  queue: Queue;
};
