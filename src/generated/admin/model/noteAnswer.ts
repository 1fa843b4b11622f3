// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * An answer of the partner.
 */
export interface NoteAnswer {
  /** Id of the answer. */
  id: string;
  /** The answer. */
  text: string;
  /** Email address of the person who answered. */
  writtenBy: string;
  /** When it was written. */
  createdOn: string;
}
