// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export type ListNotificationsParams = {
/**
 * Where to read on, from an earlier answer.
 * @minimum 1
 * @maximum 9007199254740991
 */
cursor?: number;
/**
 * The most notifications to answer with.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};
