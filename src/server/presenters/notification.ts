import { defaultPreference, kindsOf } from '#domain/notifications.ts'
import type { Role } from '#domain/roles.ts'
import type { OperationIO } from '#generated/operations.ts'
import { presentMoment } from '#server/presenters/moment.ts'
import type * as notificationPreferences from '#server/repositories/notification-preferences.ts'
import type { Notification } from '#server/repositories/notifications.ts'

type Presented = OperationIO['listNotifications']['data']['items'][number]

export function presentNotification({
  id,
  sequence,
  kind,
  facts,
  projectId,
  createdAt,
  readAt,
}: Notification): Presented {
  const { title, text, quote, path, action } = facts
  return {
    id,
    sequence,
    kind,
    title,
    text,
    quote: quote ?? null,
    path,
    action,
    projectId,
    createdOn: createdAt.toISOString(),
    readOn: presentMoment(readAt),
  }
}

type Stored = Awaited<ReturnType<typeof notificationPreferences.listOfAccount>>

export function presentPreferences(role: Role, stored: Stored): OperationIO['getNotificationPreferences']['data'] {
  return { items: kindsOf(role).map((kind) => ({ kind, ...(stored.get(kind) ?? defaultPreference(kind)) })) }
}
