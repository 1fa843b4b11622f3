// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ApplicationDocument } from './applicationDocument.ts';
import type { ApplicationPart } from './applicationPart.ts';

export interface ChangedDocument {
  /** The registration document. */
  kind: 'document';
  /** JSON pointer into the application, for instance /company/address. */
  pointer: string;
  /** Title of the field. */
  label: string;
  part: ApplicationPart;
  /** The file of the earlier submission. */
  before: ApplicationDocument | null;
  /** The file of the later one. */
  after: ApplicationDocument | null;
}
