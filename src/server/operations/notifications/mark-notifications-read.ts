import type { Operation } from '#server/operation.ts'
import * as notifications from '#server/repositories/notifications.ts'

export const markNotificationsRead: Operation<'markNotificationsRead', 'ids' | 'upTo'> = async (context) => {
  const { body, member, db, now } = context
  const { accountId } = member
  const unread = await db.transaction(async (tx) => {
    const changed = await notifications.markRead(tx, accountId, body, now())
    // The person's other tabs and browsers show the new count.
    if (changed) await notifications.announce(tx, { accounts: [accountId], kind: null, projectId: null })
    return await notifications.countUnread(tx, accountId)
  })
  return { unread }
}
