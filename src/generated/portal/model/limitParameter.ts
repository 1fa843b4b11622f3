// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * The most rows to answer with.
 */
export type LimitParameter = number;
