import { lt } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { captchaSolutions } from '#server/db/public-schema.ts'

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
export async function removeExpiredBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(captchaSolutions).where(lt(captchaSolutions.expiresAt, moment))
}
