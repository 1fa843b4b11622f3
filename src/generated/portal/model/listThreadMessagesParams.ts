// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type ListThreadMessagesParams = {
/**
 * The most messages to answer with.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
/**
 * Where to read on, as the last answer said.
 */
cursor?: string;
};
