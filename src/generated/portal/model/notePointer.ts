// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * JSON pointer of a field of the application, for instance /company/address, or of an entry of a list.
 * @minLength 1
 * @maxLength 200
 * @pattern ^(?:/(?:[^/~]|~[01])+)+$
 */
export type NotePointer = string;
