// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { NotificationPreference } from './notificationPreference.ts';

export interface NotificationPreferences {
  /**
     * The kinds to change. Others keep their choice.
     * @minItems 1
     * @maxItems 20
     */
  items: NotificationPreference[];
}
