// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * @minItems 1
 * @maxItems 50
 */
export type IpList = string[];
