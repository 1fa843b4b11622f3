// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * An amount as a decimal number, in the currency of the requested operator.
 * @pattern ^\d+(\.\d{1,2})?$
 */
export type Money = string;
