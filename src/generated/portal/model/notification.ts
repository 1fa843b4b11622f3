// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { NotificationKind } from './notificationKind.ts';

/**
 * One thing that happened, for one person.
 */
export interface Notification {
  id: string;
  /**
     * Grows with every notification; marking as read names the highest one seen.
     * @minimum 1
     */
  sequence: number;
  kind: NotificationKind;
  title: string;
  text: string;
  /**
     * What a person wrote, such as the comment of a rejection.
     * @nullable
     */
  quote: string | null;
  /** The page concerned. */
  path: string;
  /** What the link to the page says. */
  action: string;
  /**
     * The project concerned.
     * @nullable
     */
  projectId: string | null;
  createdOn: string;
  /**
     * When it was marked as read.
     * @nullable
     */
  readOn: string | null;
}
