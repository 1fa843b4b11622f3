// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { BankDetails } from './bankDetails.ts';
import type { BusinessRepDetails } from './businessRepDetails.ts';
import type { ProjectDocument } from './projectDocument.ts';

/**
 * A content partner as the business admin sees it. What it has not told yet is null.
 */
export interface Partner {
  /** Id of the partner's organisation. */
  partnerUUID: string;
  /** Id of its representative's account. */
  userId: string;
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
  /**
     * Name of a COMPANY_TYPE entry.
     * @nullable
     */
  industry: string | null;
  /**
     * What the company does.
     * @nullable
     */
  description: string | null;
  /**
     * Business registration number.
     * @nullable
     */
  businessRegisNum: string | null;
  /**
     * Registered address.
     * @nullable
     */
  address: string | null;
  /**
     * Where the company operates.
     * @nullable
     */
  country: string | null;
  /**
     * Phone number for subscribers' questions.
     * @nullable
     */
  hotlineNumber: string | null;
  businessRepDetails: BusinessRepDetails;
  bankDetails: BankDetails;
  /**
     * The account that the last approval of a project accepted; null before the first. Pay to this one: the partner can change
     * `bankDetails` when a review asks for it, and no one has accepted the change before the next approval.
     */
  approvedBankDetails: BankDetails | null;
  /** The registration document of the company; null when none was handed in. */
  document: ProjectDocument | null;
}
