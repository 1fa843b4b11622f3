import { and, eq, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { oneTimeCodes } from '#server/db/identity-schema.ts'
import { removeBatch } from '#server/db/remove-batch.ts'

export type OneTimeCode = typeof oneTimeCodes.$inferSelect
export type CodePurpose = OneTimeCode['purpose']

export async function find(db: Db, subject: string, purpose: CodePurpose): Promise<OneTimeCode | undefined> {
  const [code] = await db.select().from(oneTimeCodes).where(isCode(subject, purpose))
  return code
}

/**
 * Replaces the code of this subject and purpose, unless it was sent after `unlessSentAfter`. True for exactly one of several
 * simultaneous requests, so that only one sends a mail.
 */
export async function replace(
  db: Db,
  code: Omit<OneTimeCode, 'tries' | 'otherTries'>,
  unlessSentAfter: Date,
): Promise<boolean> {
  const fresh = { ...code, tries: 0, otherTries: 0 }
  const stored = await db
    .insert(oneTimeCodes)
    .values(fresh)
    .onConflictDoUpdate({
      target: [oneTimeCodes.subject, oneTimeCodes.purpose],
      set: fresh,
      setWhere: lte(oneTimeCodes.sentAt, unlessSentAfter),
    })
    .returning({ subject: oneTimeCodes.subject })
  return stored.length > 0
}

/**
 * Counts before the code is compared, so that parallel attempts gain nothing: for the requester of the code, or for
 * everyone else together. Undefined when no attempt is left.
 */
export async function countAttempt(
  db: Db,
  subject: string,
  purpose: CodePurpose,
  { requester, maxTries }: { requester: string; maxTries: number },
): Promise<OneTimeCode | undefined> {
  const { tries, otherTries } = oneTimeCodes
  const isOwn = eq(oneTimeCodes.requester, requester)
  const [code] = await db
    .update(oneTimeCodes)
    .set({
      tries: sql`${tries} + case when ${isOwn} then 1 else 0 end`,
      otherTries: sql`${otherTries} + case when ${isOwn} then 0 else 1 end`,
    })
    .where(and(isCode(subject, purpose), sql`case when ${isOwn} then ${tries} else ${otherTries} end < ${maxTries}`))
    .returning()
  return code
}

/** True for exactly one of two simultaneous uses. */
export async function remove(db: Db, subject: string, purpose: CodePurpose): Promise<boolean> {
  const removed = await db
    .delete(oneTimeCodes)
    .where(isCode(subject, purpose))
    .returning({ subject: oneTimeCodes.subject })
  return removed.length > 0
}

/** An expired code stays until `moment`, so that entering it answers 'expired' and not 'wrong'. */
export function removeExpiredBefore(db: Db, moment: Date, limit: number): Promise<number> {
  return removeBatch(db, oneTimeCodes, lt(oneTimeCodes.expiresAt, moment), limit)
}

function isCode(subject: string, purpose: CodePurpose) {
  return and(eq(oneTimeCodes.subject, subject), eq(oneTimeCodes.purpose, purpose))
}
