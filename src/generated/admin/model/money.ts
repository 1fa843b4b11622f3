// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * An amount as a decimal number, never a binary float.
 * @pattern ^\d+(\.\d{1,2})?$
 */
export type Money = string;
