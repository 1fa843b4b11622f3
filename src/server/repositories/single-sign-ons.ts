import { and, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { singleSignOns } from '#server/db/identity-schema.ts'
import { removeBatch } from '#server/db/remove-batch.ts'

export async function insert(db: Db, begun: typeof singleSignOns.$inferInsert): Promise<void> {
  await db.insert(singleSignOns).values(begun)
}

/** True for one of two simultaneous uses, before it expires. */
export async function use(db: Db, handleHash: string, now: Date): Promise<boolean> {
  const used = await db
    .delete(singleSignOns)
    .where(and(eq(singleSignOns.handleHash, handleHash), gt(singleSignOns.expiresAt, now)))
    .returning({ handleHash: singleSignOns.handleHash })
  return used.length > 0
}

export function removeExpiredBefore(db: Db, moment: Date, limit: number): Promise<number> {
  return removeBatch(db, singleSignOns, lt(singleSignOns.expiresAt, moment), limit)
}
