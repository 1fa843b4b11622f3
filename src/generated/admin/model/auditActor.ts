// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Role } from './role.ts';

/**
 * A person as they were when they acted.
 */
export interface AuditActor {
  /** Id of the account. */
  userId: string;
  /** Email address. */
  emailId: string;
  role: Role;
}
