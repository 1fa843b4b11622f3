// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { CallRow } from './callRow.ts';

export type ListCalls200 = {
  items: CallRow[];
  /**
     * Where to read on; null at the end.
     * @nullable
     */
  nextCursor: string | null;
};
