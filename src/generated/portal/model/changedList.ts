// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ApplicationPart } from './applicationPart.ts';

export interface ChangedList {
  /** A list of texts. */
  kind: 'list';
  /** JSON pointer into the application, for instance /company/address. */
  pointer: string;
  /** Title of the field. */
  label: string;
  part: ApplicationPart;
  /** Entries of the later submission alone. */
  added: string[];
  /** Entries of the earlier submission alone. */
  removed: string[];
}
