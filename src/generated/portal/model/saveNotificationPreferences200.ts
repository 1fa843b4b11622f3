// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Answer } from './answer.ts';
import type { SaveNotificationPreferences200Data } from './saveNotificationPreferences200Data.ts';

export type SaveNotificationPreferences200 = Answer & {
  data: SaveNotificationPreferences200Data;
};
