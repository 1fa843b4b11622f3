// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Where a project stands, in the portal's words.
 */
export type ProjectStatus = typeof ProjectStatus[keyof typeof ProjectStatus];


export const ProjectStatus = {
  NEW: 'NEW',
  GO_LIVE_PENDING_SUBMIT: 'GO_LIVE_PENDING_SUBMIT',
  GONE_LIVE: 'GONE_LIVE',
  REJECT: 'REJECT',
  SUSPENDED: 'SUSPENDED',
} as const;
