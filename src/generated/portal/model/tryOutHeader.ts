// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Name and value.
 * @minItems 2
 * @maxItems 2
 */
export type TryOutHeader = [string, string];
