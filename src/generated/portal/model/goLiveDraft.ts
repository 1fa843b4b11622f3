// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { FileAttachment } from './fileAttachment.ts';
import type { GoLiveCompany } from './goLiveCompany.ts';
import type { GoLiveDraftEditable } from './goLiveDraftEditable.ts';
import type { GoLiveDraftStep } from './goLiveDraftStep.ts';
import type { GoLivePayment } from './goLivePayment.ts';
import type { GoLiveProject } from './goLiveProject.ts';
import type { GoLiveRepresentative } from './goLiveRepresentative.ts';

/**
 * What was saved of an application. Steps never saved are null.
 */
export interface GoLiveDraft {
  /** Where the person left off. */
  step: GoLiveDraftStep;
  project: null | GoLiveProject;
  company: null | GoLiveCompany;
  user: null | GoLiveRepresentative;
  payment: null | GoLivePayment;
  /** The company's document; null when there is none. */
  document: null | FileAttachment;
  /**
     * What of the company step can be changed: all while the company is a draft, document when only the virus scan
     * refused that, none once the company is settled.
     */
  editable: GoLiveDraftEditable;
  /**
     * When it was last saved; null if never.
     * @nullable
     */
  updatedOn: string | null;
}
