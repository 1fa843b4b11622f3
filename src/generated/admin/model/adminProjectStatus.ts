// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Status of a project in the admin API: draft is NEW, pending is GO_LIVE_PENDING_SUBMIT, live is
 * GONE_LIVE, reject is REJECT, deleted is SUSPENDED.
 */
export type AdminProjectStatus = typeof AdminProjectStatus[keyof typeof AdminProjectStatus];


export const AdminProjectStatus = {
  draft: 'draft',
  pending: 'pending',
  live: 'live',
  deleted: 'deleted',
  reject: 'reject',
} as const;
