// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { AuditEvent } from './auditEvent.ts';

export type ListAuditEvents200 = {
  /** At most `limit` events, newest first. */
  items: AuditEvent[];
  /**
     * How many there are on all pages.
     * @minimum 0
     */
  total: number;
};
