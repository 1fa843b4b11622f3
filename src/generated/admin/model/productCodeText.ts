// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Letters, digits, '.', '_' and '-'.
 * @minLength 1
 * @maxLength 15
 * @pattern ^[A-Za-z0-9._\-]*$
 */
export type ProductCodeText = string;
