// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Salutation } from './salutation.ts';

/**
 * The person who represents the partner.
 */
export interface BusinessRepDetails {
  /** Form of address. */
  salutation: Salutation | null;
  /**
     * Position in the company.
     * @nullable
     */
  JobTitle: string | null;
  /**
     * First and last name.
     * @nullable
     */
  fullName: string | null;
  /**
     * Country code and number, for instance +65 81234567.
     * @nullable
     */
  contactNumber: string | null;
  /** Business email address. */
  emailId: string;
}
