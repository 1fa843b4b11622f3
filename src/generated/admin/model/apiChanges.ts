// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ApiChangesProductsItem } from './apiChangesProductsItem.ts';
import type { ApiComparison } from './apiComparison.ts';
import type { ApiEnding } from './apiEnding.ts';

export interface ApiChanges {
  /** Calls from then on are counted. */
  since: string;
  /** The product that the lists are about, by its suffix. */
  product: string;
  /** The products to choose from. */
  products: ApiChangesProductsItem[];
  /** Deprecated parts with a day of their end, the earliest first. */
  endings: ApiEnding[];
  /** The file against its last release where they differ, and the last two releases. */
  comparisons: ApiComparison[];
}
