// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * One email each, one email a day for all of them, or none.
 */
export type NotificationPreferenceMail = typeof NotificationPreferenceMail[keyof typeof NotificationPreferenceMail];


export const NotificationPreferenceMail = {
  'at-once': 'at-once',
  daily: 'daily',
  none: 'none',
} as const;
