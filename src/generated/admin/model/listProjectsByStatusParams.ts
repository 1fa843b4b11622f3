// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { AdminProjectStatus } from './adminProjectStatus.ts';
import type { ProviderCode } from './providerCode.ts';

export type ListProjectsByStatusParams = {
/**
 * Which projects.
 */
status: AdminProjectStatus;
/**
 * Code of the operator; required when status is `live` or `deleted`.
 */
provider?: ProviderCode;
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
