// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * Made by the caller. The same message sent again with the same id is stored once.
 */
export type MessageId = string;
