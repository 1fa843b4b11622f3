import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { NotificationKind } from '#domain/notifications.ts'
import type { Db } from '#server/db/database.ts'
import { accounts, sessions } from '#server/db/identity-schema.ts'
import { notifications } from '#server/db/notification-schema.ts'
import { removeBatch } from '#server/db/remove-batch.ts'

export type Notification = typeof notifications.$inferSelect

/** The channel of PostgreSQL's NOTIFY. */
export const channel = 'notifications'

/** The content of a message: something changed for these accounts. */
export interface Change {
  accounts: string[]
  kind: NotificationKind | null
  projectId: string | null
}

/** A message of NOTIFY has at most 8000 bytes. */
const accountsPerMessage = 150

export async function insert(tx: Db, rows: (typeof notifications.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(notifications).values(rows)
}

/** The message leaves when the transaction commits. */
export async function announce(tx: Db, { accounts, kind, projectId }: Change): Promise<void> {
  for (let from = 0; from < accounts.length; from += accountsPerMessage) {
    const change: Change = { accounts: accounts.slice(from, from + accountsPerMessage), kind, projectId }
    await tx.execute(sql`select pg_notify(${channel}, ${JSON.stringify(change)})`)
  }
}

/** Newest first, those before the sequence `before`. */
export function listOf(db: Db, accountId: string, limit: number, before?: number): Promise<Notification[]> {
  return db
    .select()
    .from(notifications)
    .where(and(isShownTo(accountId), before === undefined ? undefined : lt(notifications.sequence, before)))
    .orderBy(desc(notifications.sequence))
    .limit(limit)
}

const isShownTo = (accountId: string | typeof sessions.accountId): SQL | undefined =>
  and(eq(notifications.accountId, accountId), eq(notifications.inPortal, true))

export function countUnread(db: Db, accountId: string): Promise<number> {
  return db.$count(notifications, and(isShownTo(accountId), isNull(notifications.readAt)))
}

/**
 * Marks those with the ids and all up to the sequence, if the portal shows them: the others wait for a mail.
 * True if any was unread.
 */
export async function markRead(
  db: Db,
  accountId: string,
  { ids = [], upTo = 0 }: { ids?: string[]; upTo?: number },
  now: Date,
): Promise<boolean> {
  const named = or(inArray(notifications.id, ids), lte(notifications.sequence, upTo))
  const read = await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(isShownTo(accountId), isNull(notifications.readAt), named))
    .returning({ id: notifications.id })
  return read.length > 0
}

/** The unread count of each session that is still open. */
export async function countUnreadOfSessions(db: Db, sessionIds: string[], now: Date): Promise<Map<string, number>> {
  if (sessionIds.length === 0) return new Map()
  const unread = db
    .select({ unread: count() })
    .from(notifications)
    .where(and(isShownTo(sessions.accountId), isNull(notifications.readAt)))
  const rows = await db
    .select({ id: sessions.id, unread: sql<number>`(${unread})`.mapWith(Number) })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        inArray(sessions.id, sessionIds),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
        isNull(accounts.disabledAt),
      ),
    )
  return new Map(rows.map(({ id, unread }) => [id, unread]))
}

/** Accounts with something for their daily mail. */
export async function listDigestAccounts(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ accountId: notifications.accountId })
    .from(notifications)
    .where(isForDigest())
    .orderBy(asc(notifications.accountId))
    .limit(limit)
  return rows.map(({ accountId }) => accountId)
}

const isForDigest = (): SQL | undefined => and(eq(notifications.inDigest, true), isNull(notifications.digestedAt))

/** Takes the notifications of an account's daily mail. Of two processes, one gets them. */
export async function takeDigest(tx: Db, accountId: string, now: Date): Promise<Notification[]> {
  const taken = await tx
    .update(notifications)
    .set({ digestedAt: now })
    .where(and(eq(notifications.accountId, accountId), isForDigest()))
    .returning()
  return taken.sort((one, other) => one.sequence - other.sequence)
}

/** Whether an account was notified of this page after the moment. */
export async function existsSince(
  tx: Db,
  { kind, path, since }: { kind: NotificationKind; path: string; since: Date },
): Promise<boolean> {
  const { createdAt, facts } = notifications
  const [found] = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.kind, kind), gt(createdAt, since), sql`${facts}->>'path' = ${path}`))
    .limit(1)
  return found !== undefined
}

export interface Conversation {
  accountId: string
  projectId: string
}

/** People and projects with a mail that is due. */
export async function listDueMails(db: Db, now: Date, limit: number): Promise<Conversation[]> {
  const rows = await db
    .selectDistinct({ accountId: notifications.accountId, projectId: notifications.projectId })
    .from(notifications)
    .where(lte(notifications.mailDueAt, now))
    .limit(limit)
  return rows.flatMap(({ accountId, projectId }) => (projectId ? [{ accountId, projectId }] : []))
}

/** Takes all that wait for a mail about the project, due or not. Of two processes, one gets them. */
export async function takeDueMail(tx: Db, { accountId, projectId }: Conversation): Promise<Notification[]> {
  const { mailDueAt } = notifications
  const taken = await tx
    .update(notifications)
    .set({ mailDueAt: null })
    .where(and(eq(notifications.accountId, accountId), eq(notifications.projectId, projectId), isNotNull(mailDueAt)))
    .returning()
  return taken.sort((one, other) => one.sequence - other.sequence)
}

export async function moveToDigest(tx: Db, ids: string[]): Promise<void> {
  await tx.update(notifications).set({ inDigest: true }).where(inArray(notifications.id, ids))
}

export function removeBefore(db: Db, moment: Date, limit: number): Promise<number> {
  return removeBatch(db, notifications, lt(notifications.createdAt, moment), limit)
}

export async function removeCreatedAt(db: Db, moment: Date): Promise<void> {
  await db.delete(notifications).where(eq(notifications.createdAt, moment))
}
