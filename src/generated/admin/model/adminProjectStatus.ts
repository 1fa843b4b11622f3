// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Where a project stands, in the words of the admin queries: draft is NEW, pending is GO_LIVE_PENDING_SUBMIT, live is
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
