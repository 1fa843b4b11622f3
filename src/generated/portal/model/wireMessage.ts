// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { WireMessageHeadersItem } from './wireMessageHeadersItem.ts';

export interface WireMessage {
  headers: WireMessageHeadersItem[];
  /**
     * As it was sent; null when there was none.
     * @nullable
     */
  body: string | null;
}
