// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { LimitParameter } from './limitParameter.ts';

export type ListPendingProjectsParams = {
/**
 * The most rows to answer with.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
};
