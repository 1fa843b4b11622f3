import { and, asc, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { mailOutbox } from '#server/db/schema.ts'

export type OutgoingMail = typeof mailOutbox.$inferSelect
export type NewMail = typeof mailOutbox.$inferInsert

export async function insert(db: Db, mail: NewMail): Promise<string> {
  const [inserted] = await db.insert(mailOutbox).values(mail).returning({ id: mailOutbox.id })
  if (!inserted) throw new Error('an inserted mail came back empty')
  return inserted.id
}

export async function findUnsent(db: Db, id: string): Promise<OutgoingMail | undefined> {
  const [mail] = await db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.id, id), isNull(mailOutbox.sentAt)))
  return mail
}

/** Mails whose delivery job got lost with its process. */
export async function listUnsentBefore(db: Db, moment: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(isNull(mailOutbox.sentAt), lt(mailOutbox.createdAt, moment)))
    .orderBy(asc(mailOutbox.createdAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** With `forget` the words go as well: a code at rest is a code that leaks. */
export async function markSent(db: Db, id: string, now: Date, forget: boolean): Promise<void> {
  const gone = forget ? { body: null, code: null } : {}
  await db
    .update(mailOutbox)
    .set({ sentAt: now, lastError: null, attempts: sql`${mailOutbox.attempts} + 1`, ...gone })
    .where(eq(mailOutbox.id, id))
}

export async function markFailed(db: Db, id: string, lastError: string): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ lastError, attempts: sql`${mailOutbox.attempts} + 1` })
    .where(eq(mailOutbox.id, id))
}

/** Newest first. */
export function listTo(db: Db, recipient: string | undefined, limit: number): Promise<OutgoingMail[]> {
  return db
    .select()
    .from(mailOutbox)
    .where(recipient === undefined ? undefined : eq(mailOutbox.recipient, recipient))
    .orderBy(desc(mailOutbox.sequence))
    .limit(limit)
}

export async function removeBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(mailOutbox).where(lt(mailOutbox.createdAt, moment))
}

/** Also where delivery failed for good. */
export async function forgetCodesBefore(db: Db, moment: Date): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ body: null, code: null })
    .where(and(isNotNull(mailOutbox.code), lt(mailOutbox.createdAt, moment)))
}
