import { and, eq, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { oneTimeCodes } from '#server/db/identity-schema.ts'
import { type CodePurpose, codeTries } from '#server/identity/codes.ts'

export type OneTimeCode = typeof oneTimeCodes.$inferSelect

export async function find(db: Db, subject: string, purpose: CodePurpose): Promise<OneTimeCode | undefined> {
  const [code] = await db.select().from(oneTimeCodes).where(of(subject, purpose))
  return code
}

/**
 * Replaces the code of this subject and purpose, unless that was sent after the moment. Whether it did: of many requests at
 * once exactly one sends a mail.
 */
export async function put(db: Db, code: Omit<OneTimeCode, 'tries'>, unlessSentAfter: Date): Promise<boolean> {
  const fresh = { ...code, tries: 0 }
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

/** The try is counted before the code is compared, so that trying in parallel wins nothing. Nothing when none is left. */
export async function takeTry(db: Db, subject: string, purpose: CodePurpose): Promise<OneTimeCode | undefined> {
  const [code] = await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(and(of(subject, purpose), lt(oneTimeCodes.tries, codeTries)))
    .returning()
  return code
}

/** Whether it was still there: of two uses at once exactly one gets true. */
export async function remove(db: Db, subject: string, purpose: CodePurpose): Promise<boolean> {
  const removed = await db.delete(oneTimeCodes).where(of(subject, purpose)).returning({ subject: oneTimeCodes.subject })
  return removed.length > 0
}

/** Codes long past their end; until then they answer as expired. */
export async function removeExpiredBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, moment))
}

function of(subject: string, purpose: CodePurpose) {
  return and(eq(oneTimeCodes.subject, subject), eq(oneTimeCodes.purpose, purpose))
}
