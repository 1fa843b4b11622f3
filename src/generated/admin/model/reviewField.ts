// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * A field of the application, or an entry of a list, as a desk finds it.
 */
export interface ReviewField {
  /** JSON pointer into the application. */
  pointer: string;
  /**
     * The entry of a list, for instance an address; null for a field.
     * @nullable
     */
  entry: string | null;
  /** Whether it is different in the submission `seen`. False for what the caller does not see. */
  changed: boolean;
  /**
     * Number of notes on it that are not resolved.
     * @minimum 0
     */
  openNotes: number;
  /**
     * Id of the first of them.
     * @nullable
     */
  noteId: string | null;
}
