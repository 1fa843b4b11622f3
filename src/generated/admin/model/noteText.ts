// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Plain text. HTML is shown as it was typed.
 * @minLength 1
 * @maxLength 2000
 * @pattern ^(?:|[\s\S]*\S[\s\S]*)$
 */
export type NoteText = string;
