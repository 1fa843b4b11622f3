// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Notification } from './notification.ts';

export type ListNotifications200 = {
  items: Notification[];
  /**
     * All unread ones.
     * @minimum 0
     */
  unread: number;
  /**
     * Where to read on; null at the end.
     * @nullable
     */
  nextCursor: number | null;
};
