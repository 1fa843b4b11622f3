import type { Operation } from '#server/operation.ts'
import { presentNotification } from '#server/presenters/notification.ts'
import * as notifications from '#server/repositories/notifications.ts'

export const listNotifications: Operation<'listNotifications', 'cursor' | 'limit'> = async ({
  query: { limit, cursor },
  member,
  db,
}) => {
  const found = await notifications.listOf(db, member.accountId, limit + 1, cursor)
  const page = found.slice(0, limit)
  return {
    items: page.map(presentNotification),
    unread: await notifications.countUnread(db, member.accountId),
    nextCursor: found.length > limit ? (page.at(-1)?.sequence ?? null) : null,
  }
}
