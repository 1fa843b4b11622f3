import { findInvalidField, kindsOf } from '#domain/notifications.ts'
import { problems } from '#domain/problems.ts'
import type { Operation } from '#server/operation.ts'
import { presentPreferences } from '#server/presenters/notification.ts'
import * as notificationPreferences from '#server/repositories/notification-preferences.ts'

export const saveNotificationPreferences: Operation<
  'saveNotificationPreferences',
  `items.${'kind' | 'portal' | 'mail'}`
> = async ({ body, member, db, fail }) => {
  const { accountId, role } = member
  const { message } = problems['preference-not-allowed']
  const refused = body.items.flatMap(({ kind, ...choice }, at) => {
    const field = kindsOf(role).includes(kind) ? findInvalidField(kind, choice) : 'kind'
    return field ? [{ field: `/items/${at}/${field}`, rule: 'choice', message }] : []
  })
  if (refused.length > 0) fail('preference-not-allowed', { problems: refused })
  return await db.transaction(async (tx) => {
    for (const { kind, ...choice } of body.items) await notificationPreferences.save(tx, accountId, kind, choice)
    return presentPreferences(role, await notificationPreferences.listOfAccount(tx, accountId))
  })
}
