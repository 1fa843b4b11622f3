// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ApiUse } from './apiUse.ts';

/**
 * Most calls first.
 * @maxItems 100
 */
export type ApiUses = ApiUse[];
