import { createFileRoute } from '@tanstack/react-router'
import { getGetNotificationPreferencesSuspenseQueryOptions } from '#generated/portal/client/notifications.ts'
import { NotificationsPage } from '#web/features/notifications/notifications-page.tsx'
import { requireRole } from '../-guards.ts'

export const Route = createFileRoute('/_authed/notifications')({
  beforeLoad: requireRole('EXTERNAL_ADMIN', 'BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'),
  head: () => ({ meta: [{ title: 'Notifications' }] }),
  loader: ({ context: { queryClient } }) => queryClient.fetchQuery(getGetNotificationPreferencesSuspenseQueryOptions()),
  component: NotificationsPage,
})
