// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { ReviewMessage } from './reviewMessage.ts';

export type ListReviewMessages200 = {
  items: ReviewMessage[];
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
