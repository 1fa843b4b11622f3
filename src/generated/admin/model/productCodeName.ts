// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Letters, digits, '.', '_', '-' and spaces between them.
 * @minLength 1
 * @maxLength 15
 * @pattern ^(?:[A-Za-z0-9._\-](?:[A-Za-z0-9._\- ]*[A-Za-z0-9._\-])?)?$
 */
export type ProductCodeName = string;
