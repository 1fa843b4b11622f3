// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * A place where the account is signed in.
 */
export interface Session {
  id: string;
  /** When it signed in. */
  createdOn: string;
  lastSeenOn: string;
  ipAddress: string;
  /** What the browser calls itself. */
  userAgent: string;
  /** Whether this very call belongs to it. */
  current: boolean;
}
