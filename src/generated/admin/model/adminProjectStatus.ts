// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Where a project stands, in the words of the admin API: `draft` signed up and not live, `pending` waiting for a
 * decision, `live` approved, `deleted` suspended, `reject` rejected after a go-live request.
 */
export type AdminProjectStatus = typeof AdminProjectStatus[keyof typeof AdminProjectStatus];


export const AdminProjectStatus = {
  draft: 'draft',
  pending: 'pending',
  live: 'live',
  deleted: 'deleted',
  reject: 'reject',
} as const;
