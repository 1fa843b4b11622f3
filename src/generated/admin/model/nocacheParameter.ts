// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Any value. Browsers send a changing one so that no cache answers in the server's place.
 */
export type NocacheParameter = string;
