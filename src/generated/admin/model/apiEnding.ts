// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ApiUses } from './apiUses.ts';
import type { UseTotal } from './useTotal.ts';

export interface ApiEnding {
  /** The same in every version. */
  id: string;
  /** What ends: the operation, a parameter or a property. */
  label: string;
  operation: string;
  method: string;
  path: string;
  /**
     * Since when it is deprecated.
     * @nullable
     */
  deprecated: string | null;
  /** The day on which it ends. */
  sunset: string;
  total: UseTotal;
  uses: ApiUses;
}
