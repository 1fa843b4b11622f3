// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ListAuditEvents200Data } from './listAuditEvents200Data.ts';

export type ListAuditEvents200 = {
  /** Always true. */
  status: true;
  /** Empty unless there is something to say. */
  message: string;
  data: ListAuditEvents200Data;
};
