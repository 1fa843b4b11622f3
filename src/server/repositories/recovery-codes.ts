import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { recoveryCodes } from '#server/db/second-step-schema.ts'

export async function replaceAll(tx: Db, accountId: string, codeHashes: string[]): Promise<void> {
  await removeAll(tx, accountId)
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ accountId, codeHash })))
}

export async function removeAll(db: Db, accountId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
}

/** Null before the first codes were made. */
export async function countLeft(db: Db, accountId: string): Promise<number | null> {
  const codes = await db
    .select({ usedAt: recoveryCodes.usedAt })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.accountId, accountId))
  return codes.length === 0 ? null : codes.filter(({ usedAt }) => usedAt === null).length
}

/** True for exactly one of two simultaneous uses. */
export async function use(db: Db, accountId: string, codeHash: string, now: Date): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)),
    )
    .returning({ codeHash: recoveryCodes.codeHash })
  return used.length > 0
}
