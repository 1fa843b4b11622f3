// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { PartnerProfileFormSalutation } from './partnerProfileFormSalutation.ts';

/**
 * The profile page of a partner as a person fills it in: company, representative and bank. The email and the second account
 * number are not sent.
 */
export interface PartnerProfileForm {
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
     * English name of the country.
     * @minLength 1
     * @maxLength 60
     */
  country?: string;
  hotline_number?: string;
  readonly emailId?: string;
  salutation?: PartnerProfileFormSalutation;
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
  bankName?: string;
  /**
     * @minLength 1
     * @maxLength 50
     */
  bankCode?: string;
  /**
     * @minLength 1
     * @maxLength 50
     */
  branchCode?: string;
  /**
     * @minLength 1
     * @maxLength 100
     */
  accountNumber?: string;
  confirmAccountNumber?: string;
}
