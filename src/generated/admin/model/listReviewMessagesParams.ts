// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

export type ListReviewMessagesParams = {
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
