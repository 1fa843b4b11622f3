import type { Operation } from '#server/operation.ts'
import { cursorPage } from '#server/operations/cursor-page.ts'
import { presentNotification } from '#server/presenters/notification.ts'
import * as notifications from '#server/repositories/notifications.ts'

export const listNotifications: Operation<'listNotifications', 'cursor' | 'limit'> = async ({
  query: { limit, cursor },
  member,
  db,
}) => {
  const found = await notifications.listOf(db, member.accountId, limit + 1, cursor)
  const { rows, nextCursor } = cursorPage(found, limit, ({ sequence }) => sequence)
  return {
    items: rows.map(presentNotification),
    unread: await notifications.countUnread(db, member.accountId),
    nextCursor,
  }
}
