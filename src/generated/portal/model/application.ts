// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ApplicationBank } from './applicationBank.ts';
import type { ApplicationCompany } from './applicationCompany.ts';
import type { ApplicationDocument } from './applicationDocument.ts';
import type { ApplicationProductCode } from './applicationProductCode.ts';
import type { ApplicationProject } from './applicationProject.ts';
import type { ApplicationRepresentative } from './applicationRepresentative.ts';

/**
 * A go-live application as it was submitted: what was stored then, with the parts that a submission could not change. A
 * property without a value is null.
 */
export interface Application {
  project: ApplicationProject;
  /** Product codes that are wished for live use; may be empty. */
  productCodes: ApplicationProductCode[];
  company: ApplicationCompany;
  user: ApplicationRepresentative;
  payment: ApplicationBank;
  /** The company's registration document; null when there was none. */
  document: ApplicationDocument | null;
}
