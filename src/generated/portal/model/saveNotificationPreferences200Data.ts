// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { NotificationPreference } from './notificationPreference.ts';

export type SaveNotificationPreferences200Data = {
  items: NotificationPreference[];
};
