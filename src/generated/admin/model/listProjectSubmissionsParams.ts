// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

export type ListProjectSubmissionsParams = {
/**
 * Which page of rows to answer with; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: number;
/**
 * The most rows to answer with.
 * @minimum 1
 * @maximum 1000
 */
limit?: number;
};
