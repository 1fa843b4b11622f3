// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * What a user pays, in the operator's currency.
 * @maxLength 9
 * @pattern ^(?=.*[1-9])\d{1,6}(\.\d{1,2})?$
 */
export type ProductCodePrice = string;
