import { lt } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { captchaSolutions } from '#server/db/public-schema.ts'
import { removeBatch } from '#server/db/remove-batch.ts'

/** True for the first use. Of two simultaneous uses the second one waits and gets false. */
export async function use(db: Db, solution: typeof captchaSolutions.$inferInsert): Promise<boolean> {
  const used = await db
    .insert(captchaSolutions)
    .values(solution)
    .onConflictDoNothing()
    .returning({ signature: captchaSolutions.signature })
  return used.length > 0
}

/** Expired challenges are rejected without this table. */
export function removeExpiredBefore(db: Db, moment: Date, limit: number): Promise<number> {
  return removeBatch(db, captchaSolutions, lt(captchaSolutions.expiresAt, moment), limit)
}
