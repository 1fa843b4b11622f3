// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { WishedProductCode } from './wishedProductCode.ts';

export type WishedProductCodesAnswerData = {
  /** @maxItems 20 */
  items: WishedProductCode[];
};
