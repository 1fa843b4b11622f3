// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Role } from './role.ts';

/**
 * Who wrote it.
 */
export interface ThreadAuthor {
  role: Role;
  /**
     * Email address of a colleague; null for the desks.
     * @nullable
     */
  emailId: string | null;
}
