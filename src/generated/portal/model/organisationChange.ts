// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { BankDetailsChange } from './bankDetailsChange.ts';
import type { OneTimeCode } from './oneTimeCode.ts';

/**
 * The company's profile. Every field may be left out.
 */
export interface OrganisationChange {
  /**
     * @minLength 1
     * @maxLength 100
     */
  name?: string;
  /**
     * @minLength 1
     * @maxLength 100
     */
  website?: string;
  /**
     * Name of a COMPANY_TYPE entry.
     * @minLength 1
     * @maxLength 100
     */
  industry?: string;
  /**
     * @minLength 1
     * @maxLength 100
     */
  details?: string;
  /**
     * @minLength 1
     * @maxLength 100
     */
  identity_uen?: string;
  /**
     * @minLength 1
     * @maxLength 100
     */
  address?: string;
  /**
     * English name of the country the company operates in, for instance Singapore; a country of Unicode CLDR that has a
     * dial code.
     */
  country?: string;
  /** '+', the dial code of a country and the number, with or without a space between them. It is stored with the space. */
  hotline_number?: string;
  bankDetails?: BankDetailsChange;
  otp?: OneTimeCode;
  /**
     * The profile's revision that this change is based on. Nothing is saved when the stored profile has another revision.
     * Without it the change overwrites any stored profile.
     * @minimum 0
     */
  revision?: number;
}
