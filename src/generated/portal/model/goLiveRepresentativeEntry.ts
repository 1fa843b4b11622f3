// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { GoLiveRepresentativeEntrySalutation } from './goLiveRepresentativeEntrySalutation.ts';

/**
 * The representative step as filled in so far.
 */
export interface GoLiveRepresentativeEntry {
  salutation?: GoLiveRepresentativeEntrySalutation;
  /**
     * As it was typed.
     * @maxLength 2000
     */
  fullName?: string;
  /**
     * As it was typed.
     * @maxLength 2000
     */
  jobTitle?: string;
  /**
     * As it was typed.
     * @maxLength 2000
     */
  mobileNumber?: string;
}
