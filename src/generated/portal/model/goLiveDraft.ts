// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ApplicationPart } from './applicationPart.ts';
import type { FileAttachment } from './fileAttachment.ts';
import type { GoLiveBankEntry } from './goLiveBankEntry.ts';
import type { GoLiveCompanyEntry } from './goLiveCompanyEntry.ts';
import type { GoLiveDraftStep } from './goLiveDraftStep.ts';
import type { GoLiveProjectEntry } from './goLiveProjectEntry.ts';
import type { GoLiveRepresentativeEntry } from './goLiveRepresentativeEntry.ts';

/**
 * A saved go-live application. Steps that were never saved are null, except the project step after a rejection: it contains
 * the submitted values.
 */
export interface GoLiveDraft {
  /** The step to continue with. */
  step: GoLiveDraftStep;
  project: null | GoLiveProjectEntry;
  company: null | GoLiveCompanyEntry;
  user: null | GoLiveRepresentativeEntry;
  payment: null | GoLiveBankEntry;
  /**
     * The document attached to this application; null when there is none, or when the company's cannot be replaced now.
     * Without one the company's own document is submitted, see GET /portal/org.
     */
  document: null | FileAttachment;
  /**
     * Whether a new document has to be uploaded before the application can be submitted: a rejection or a blocking note asked
     * for one, and the file is still the one that it was about.
     */
  documentDue: boolean;
  /**
     * The parts that can be changed now, never `provider-code`. After a rejection that names parts these are just those.
     * Before, operators and addresses are open; company, representative, bank and document while the company is a draft and no
     * project of it is under review; and in any case a document that the virus scan refused.
     */
  editable: ApplicationPart[];
  /**
     * Another, greater one whenever what a step holds is changed or a document is attached. None comes back, also after a
     * submission; 0 as long as there is nothing that could be lost.
     */
  revision: number;
  /**
     * When it was last saved; null if never.
     * @nullable
     */
  updatedOn: string | null;
}
