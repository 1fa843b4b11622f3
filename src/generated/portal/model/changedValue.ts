// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ApplicationPart } from './applicationPart.ts';

export interface ChangedValue {
  /** A text. */
  kind: 'value';
  /** JSON pointer into the application, for instance /company/address. */
  pointer: string;
  /** Title of the field. */
  label: string;
  part: ApplicationPart;
  /**
     * The value of the earlier submission.
     * @nullable
     */
  before: string | null;
  /**
     * The value of the later one.
     * @nullable
     */
  after: string | null;
}
