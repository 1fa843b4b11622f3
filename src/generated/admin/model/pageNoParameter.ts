// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Which page of rows to answer with; the first is 0.
 */
export type PageNoParameter = number;
