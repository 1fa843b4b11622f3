// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ProductCodeWish } from './productCodeWish.ts';

export interface ProductCodeWishes {
  /** @maxItems 20 */
  items: ProductCodeWish[];
}
