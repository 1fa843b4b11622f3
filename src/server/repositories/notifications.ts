import { sql } from 'drizzle-orm'
import type { NotificationKind } from '#domain/notifications.ts'
import type { Db } from '#server/db/database.ts'
import { notifications } from '#server/db/notification-schema.ts'

export type Notification = typeof notifications.$inferSelect
export type NewNotification = typeof notifications.$inferInsert

/** The channel of PostgreSQL's NOTIFY. */
export const channel = 'notifications'

/** What a process hears about: these accounts have news. */
export interface News {
  accounts: string[]
  kind: NotificationKind | null
  projectId: string | null
}

/** A message of NOTIFY has at most 8000 bytes. */
const accountsAtOnce = 150

export async function insert(tx: Db, rows: NewNotification[]): Promise<void> {
  if (rows.length > 0) await tx.insert(notifications).values(rows)
}

/** The message leaves when the transaction commits. */
export async function announce(tx: Db, { accounts, kind, projectId }: News): Promise<void> {
  for (let from = 0; from < accounts.length; from += accountsAtOnce) {
    const news: News = { accounts: accounts.slice(from, from + accountsAtOnce), kind, projectId }
    await tx.execute(sql`select pg_notify(${channel}, ${JSON.stringify(news)})`)
  }
}
