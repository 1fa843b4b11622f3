// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * What a notification is about. src/domain/notifications.ts says who gets which kind.
 */
export type NotificationKind = typeof NotificationKind[keyof typeof NotificationKind];


export const NotificationKind = {
  note: 'note',
  message: 'message',
  decision: 'decision',
  desk: 'desk',
  'key-expiring': 'key-expiring',
  'tests-finished': 'tests-finished',
  'mail-bounced': 'mail-bounced',
  withdrawn: 'withdrawn',
} as const;
