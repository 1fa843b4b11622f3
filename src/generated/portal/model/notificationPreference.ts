// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { NotificationKind } from './notificationKind.ts';
import type { NotificationPreferenceMail } from './notificationPreferenceMail.ts';

/**
 * Where the notifications of one kind arrive.
 */
export interface NotificationPreference {
  kind: NotificationKind;
  /** Whether the portal shows them. */
  portal: boolean;
  /** One email each, one email a day for all of them, or none. */
  mail: NotificationPreferenceMail;
}
