// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { UserChangeSalutation } from './userChangeSalutation.ts';

/**
 * The person's profile. Every field may be left out.
 */
export interface UserChange {
  salutation?: UserChangeSalutation;
  /**
     * @minLength 1
     * @maxLength 100
     */
  fullName?: string;
  /**
     * @minLength 1
     * @maxLength 50
     */
  jobTitle?: string;
  mobileNumber?: string;
  /**
     * @minLength 1
     * @maxLength 100
     */
  address?: string;
  /**
     * The revision of the profile that was read; when there is another one by now, nothing is saved. Left out, it is saved
     * whatever is there.
     * @minimum 0
     */
  revision?: number;
}
