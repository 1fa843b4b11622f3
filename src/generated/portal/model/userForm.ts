// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { UserFormSalutation } from './userFormSalutation.ts';

/**
 * The profile page of staff as a person fills it in. The email is shown, and not sent.
 */
export interface UserForm {
  readonly emailId?: string;
  salutation?: UserFormSalutation;
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
}
