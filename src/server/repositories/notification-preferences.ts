import { and, eq, inArray } from 'drizzle-orm'
import type { NotificationKind, Preference } from '#domain/notifications.ts'
import type { Db } from '#server/db/database.ts'
import { notificationPreferences } from '#server/db/notification-schema.ts'

/** The choices of these accounts for the kind, by account. */
export async function listOfKind(
  db: Db,
  kind: NotificationKind,
  accountIds: string[],
): Promise<Map<string, Preference>> {
  if (accountIds.length === 0) return new Map()
  const { accountId, portal, mail } = notificationPreferences
  const rows = await db
    .select({ accountId, portal, mail })
    .from(notificationPreferences)
    .where(and(eq(notificationPreferences.kind, kind), inArray(accountId, accountIds)))
  return new Map(rows.map((row) => [row.accountId, { portal: row.portal, mail: row.mail }]))
}

export async function listOfAccount(db: Db, accountId: string): Promise<Map<NotificationKind, Preference>> {
  const rows = await db.select().from(notificationPreferences).where(eq(notificationPreferences.accountId, accountId))
  return new Map(rows.map(({ kind, portal, mail }) => [kind, { portal, mail }]))
}

export async function save(
  db: Db,
  accountId: string,
  kind: NotificationKind,
  { portal, mail }: Preference,
): Promise<void> {
  const { accountId: account, kind: ofKind } = notificationPreferences
  await db
    .insert(notificationPreferences)
    .values({ accountId, kind, portal, mail })
    .onConflictDoUpdate({ target: [account, ofKind], set: { portal, mail } })
}
