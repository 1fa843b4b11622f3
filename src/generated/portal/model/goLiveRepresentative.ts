// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { GoLiveRepresentativeSalutation } from './goLiveRepresentativeSalutation.ts';

export interface GoLiveRepresentative {
  salutation: GoLiveRepresentativeSalutation;
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern ^(?:|[\s\S]*\S[\s\S]*)$
     */
  fullName: string;
  /**
     * @minLength 1
     * @maxLength 50
     * @pattern ^(?:|[\s\S]*\S[\s\S]*)$
     */
  jobTitle: string;
  /** '+', the dial code of a country and the number, with or without a space between them. It is stored with the space. */
  mobileNumber: string;
}
