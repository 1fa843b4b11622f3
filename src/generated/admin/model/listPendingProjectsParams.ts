// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

export type ListPendingProjectsParams = {
/**
 * The most rows to answer with.
 * @minimum 1
 * @maximum 1000
 */
limit?: number;
};
