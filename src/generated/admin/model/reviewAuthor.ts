// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Role } from './role.ts';

/**
 * Who wrote it.
 */
export interface ReviewAuthor {
  role: Role;
  /** Email address. */
  emailId: string;
}
