// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Status of a project in the portal API: NEW is a draft, GO_LIVE_PENDING_SUBMIT waits for approval, GONE_LIVE is
 * live, REJECT was refused (it can be corrected and submitted again), SUSPENDED was live and is stopped.
 */
export type ProjectStatus = typeof ProjectStatus[keyof typeof ProjectStatus];


export const ProjectStatus = {
  NEW: 'NEW',
  GO_LIVE_PENDING_SUBMIT: 'GO_LIVE_PENDING_SUBMIT',
  GONE_LIVE: 'GONE_LIVE',
  REJECT: 'REJECT',
  SUSPENDED: 'SUSPENDED',
} as const;
