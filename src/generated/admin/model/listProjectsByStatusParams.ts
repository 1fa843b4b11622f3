// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { AdminProjectStatus } from './adminProjectStatus.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { NocacheParameter } from './nocacheParameter.ts';
import type { PageNoParameter } from './pageNoParameter.ts';
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
pageNo?: PageNoParameter;
/**
 * The most rows to answer with.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
/**
 * Any value. Browsers send a changing one so that no cache answers in the server's place.
 * @maxLength 64
 */
nocache?: NocacheParameter;
};
