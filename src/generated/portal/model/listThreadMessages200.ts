// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ThreadMessage } from './threadMessage.ts';

export type ListThreadMessages200 = {
  items: ThreadMessage[];
  /**
     * Where to read on; null at the oldest message.
     * @nullable
     */
  nextCursor: string | null;
  /**
     * Why nothing can be written to the other side now; null while it can.
     * @nullable
     */
  closed: string | null;
};
