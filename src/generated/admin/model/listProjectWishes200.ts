// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { WishedProductCode } from './wishedProductCode.ts';

export type ListProjectWishes200 = {
  /** @maxItems 20 */
  items: WishedProductCode[];
};
