// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ExportCallsEnvironment } from './exportCallsEnvironment.ts';

export type ExportCallsParams = {
/**
 * Only calls to this environment.
 */
environment?: ExportCallsEnvironment;
/**
 * Only calls from this moment on.
 */
from?: string;
/**
 * Only calls before this moment.
 */
to?: string;
/**
 * Only calls with this result.
 */
resultCode?: string;
/**
 * Only calls with this correlation id.
 * @maxLength 128
 */
correlationId?: string;
/**
 * Only calls of this operation, by its operationId in the description of the product.
 * @pattern ^[A-Za-z0-9_.-]{1,128}$
 */
operation?: string;
/**
 * Only calls that the gateway refused for this reason, by its id in the description of the product.
 * @pattern ^[a-z][a-z-]{0,63}$
 */
refusal?: string;
};
