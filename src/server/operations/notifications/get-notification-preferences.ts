import type { Operation } from '#server/operation.ts'
import { presentPreferences } from '#server/presenters/notification.ts'
import * as notificationPreferences from '#server/repositories/notification-preferences.ts'

export const getNotificationPreferences: Operation<'getNotificationPreferences'> = async ({ member, db }) =>
  presentPreferences(member.role, await notificationPreferences.listOfAccount(db, member.accountId))
