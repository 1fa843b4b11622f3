// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Revision of the note that was read.
 * @minimum 1
 * @maximum 2147483647
 */
export type NoteRevision = number;
