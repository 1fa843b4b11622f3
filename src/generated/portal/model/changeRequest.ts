// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ApplicationPart } from './applicationPart.ts';

/**
 * The changes that a review asks for with its notes.
 */
export interface ChangeRequest {
  /** When the review asked for them. */
  requestedOn: string;
  /** The parts with a field that is open. All others keep what was submitted. */
  parts: ApplicationPart[];
  /** JSON pointers of the open fields into the application, for instance /company/address. */
  fields: string[];
  /**
     * Number of blocking notes that are not marked as done.
     * @minimum 0
     */
  notesToDo: number;
}
