// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ApplicationPart } from './applicationPart.ts';
import type { BankDetails } from './bankDetails.ts';
import type { OrganisationDocumentStatus } from './organisationDocumentStatus.ts';
import type { OrganisationStatus } from './organisationStatus.ts';

/**
 * The partner's company. What it has not told yet is null.
 */
export interface Organisation {
  /**
     * Registered address.
     * @nullable
     */
  address: string | null;
  /**
     * What the company does.
     * @nullable
     */
  details: string | null;
  /**
     * English name of the country the company operates in.
     * @nullable
     */
  country: string | null;
  /**
     * Phone number for subscribers' questions.
     * @nullable
     */
  hotline_number: string | null;
  /**
     * Name of a COMPANY_TYPE entry.
     * @nullable
     */
  industry: string | null;
  /**
     * Registered name.
     * @nullable
     */
  name: string | null;
  /**
     * Address on the web.
     * @nullable
     */
  website: string | null;
  status: OrganisationStatus;
  /** Whether a project of the company waits for its decision; nothing of this changes until then. */
  underReview: boolean;
  /**
     * The parts that the rejections of its projects ask to change; these can be changed even while the rest is closed.
     * Empty without such a rejection.
     */
  requestedChanges: ApplicationPart[];
  /**
     * JSON pointers of the fields into the application that can be changed for it, for instance /company/address: all fields of a
     * part that a rejection names, the fields that the notes of a review ask to change, and a country that is not in the list.
     */
  requestedFields: string[];
  /**
     * Business registration number.
     * @nullable
     */
  identity_uen: string | null;
  /**
     * File name of the registration document.
     * @nullable
     */
  documentName: string | null;
  /**
     * Where the document can be read; null until the virus scan has accepted it.
     * @nullable
     */
  documentDownloadURL: string | null;
  /**
     * Virus scan of the document; null when there is none.
     * @nullable
     */
  documentStatus: OrganisationDocumentStatus;
  bankDetails: BankDetails;
  /** Another, greater one whenever the profile or the bank is saved. */
  revision: number;
}
