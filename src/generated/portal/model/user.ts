// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ServerRole } from './serverRole.ts';
import type { UserSalutation } from './userSalutation.ts';

/**
 * A person with an account. What they have not told yet is null.
 */
export interface User {
  /** Identifier given by the portal. */
  id: string;
  /**
     * The partner's company; null for staff.
     * @nullable
     */
  org_id: string | null;
  /** @nullable */
  fullName: string | null;
  /** @nullable */
  address: string | null;
  /** @nullable */
  salutation: UserSalutation;
  /**
     * Country code and number, for instance +65 81234567.
     * @nullable
     */
  mobileNumber: string | null;
  /** @nullable */
  jobTitle: string | null;
  /** Business email. It is the sign-in name and cannot be changed. */
  emailId: string;
  /** Number of the role. */
  roleId: number;
  roleName: ServerRole;
  /** Another, greater one whenever the profile is saved. */
  revision: number;
}
