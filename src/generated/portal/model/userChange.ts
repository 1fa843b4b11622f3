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
  /** '+', the dial code of a country and the number, with or without a space between them. It is stored with the space. */
  mobileNumber?: string;
  /**
     * @minLength 1
     * @maxLength 100
     */
  address?: string;
  /**
     * The profile's revision that this change is based on. Nothing is saved when the stored profile has another revision.
     * Without it the change overwrites any stored profile.
     * @minimum 0
     */
  revision?: number;
}
