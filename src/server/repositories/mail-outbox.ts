import { and, asc, desc, eq, gt, inArray, isNotNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { removeBatch } from '#server/db/remove-batch.ts'
import { mailOutbox } from '#server/db/schema.ts'

export type OutgoingMail = typeof mailOutbox.$inferSelect

export async function insert(db: Db, mail: typeof mailOutbox.$inferInsert): Promise<void> {
  await db.insert(mailOutbox).values(mail)
}

/** Mails with a one-time code, and all others. */
export type MailKind = 'code' | 'letter'

interface Claim {
  kind: MailKind
  limit: number
  now: Date
  /** Until then no other process takes the mails. */
  until: Date
  /** Older codes have expired and are left. */
  codesSince: Date
}

/** Takes the mails that are due, the oldest first. Each of several processes gets other mails. */
export async function claim(db: Db, { kind, limit, now, until, codesSince }: Claim): Promise<OutgoingMail[]> {
  const due = db.$with('due').as(
    db
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(
        and(
          eq(sql`(${mailOutbox.code} is null)`, kind === 'letter'),
          kind === 'code' ? gt(mailOutbox.createdAt, codesSince) : undefined,
          lte(mailOutbox.deliverAt, now),
          isNotNull(mailOutbox.body),
        ),
      )
      .orderBy(asc(mailOutbox.sequence))
      .limit(limit)
      .for('update', { skipLocked: true }),
  )
  const claimed = await db
    .with(due)
    .update(mailOutbox)
    .set({ deliverAt: until, attempts: sql`${mailOutbox.attempts} + 1` })
    .where(inArray(mailOutbox.id, db.select({ id: due.id }).from(due)))
    .returning()
  return claimed.sort((one, other) => one.sequence - other.sequence)
}

/** Returns mails that were claimed and not tried, so that another process can take them at once. Later claims are kept. */
export async function release(db: Db, mails: OutgoingMail[], now: Date): Promise<void> {
  const claims = mails.flatMap(({ id, deliverAt }) =>
    deliverAt ? [and(eq(mailOutbox.id, id), eq(mailOutbox.deliverAt, deliverAt))] : [],
  )
  if (claims.length === 0) return
  await db
    .update(mailOutbox)
    .set({ deliverAt: now, attempts: sql`${mailOutbox.attempts} - 1` })
    .where(or(...claims))
}

/** Takes back the attempt of a mail that was claimed until then and not tried. It stays claimed. Later claims keep theirs. */
export async function discardAttempt(db: Db, id: string, claimedUntil: Date): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ attempts: sql`${mailOutbox.attempts} - 1` })
    .where(and(eq(mailOutbox.id, id), eq(mailOutbox.deliverAt, claimedUntil)))
}

/** With `forgetCodes` the text of a mail with a code is deleted, so that a stolen database holds no code. */
export async function markSent(db: Db, ids: string[], now: Date, forgetCodes: boolean): Promise<void> {
  const sent = { sentAt: now, deliverAt: null, lastError: null }
  const body = sql`case when ${mailOutbox.code} is null then ${mailOutbox.body} end`
  const html = sql`case when ${mailOutbox.code} is null then ${mailOutbox.html} end`
  await db
    .update(mailOutbox)
    .set(forgetCodes ? { ...sent, body, html, code: null } : sent)
    .where(inArray(mailOutbox.id, ids))
}

/** `deliverAt` is null after the last attempt. */
export async function markFailed(db: Db, id: string, lastError: string, deliverAt: Date | null): Promise<void> {
  await db.update(mailOutbox).set({ lastError, deliverAt }).where(eq(mailOutbox.id, id))
}

export async function find(db: Db, id: string): Promise<OutgoingMail | undefined> {
  const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, id))
  return mail
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

export function removeBefore(db: Db, moment: Date, limit: number): Promise<number> {
  return removeBatch(db, mailOutbox, lt(mailOutbox.createdAt, moment), limit)
}

/** Clears up to `limit` mails, also where delivery failed finally; returns their number. */
export async function clearCodesBefore(db: Db, moment: Date, limit: number): Promise<number> {
  const isOld = and(isNotNull(mailOutbox.code), lt(mailOutbox.createdAt, moment))
  const batch = sql`select ctid from ${mailOutbox} where ${isOld} limit ${limit} for update skip locked`
  const cleared = await db
    .update(mailOutbox)
    .set({ body: null, html: null, code: null, deliverAt: null })
    .where(sql`ctid = any(array(${batch}))`)
    .returning({ row: sql`1` })
  return cleared.length
}
