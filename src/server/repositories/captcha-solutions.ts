import { lt } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { captchaSolutions } from '#server/db/public-schema.ts'

/** Whether this is the first time. Of two at once the second waits for the first, and hears no. */
export async function use(db: Db, solution: typeof captchaSolutions.$inferInsert): Promise<boolean> {
  const used = await db
    .insert(captchaSolutions)
    .values(solution)
    .onConflictDoNothing()
    .returning({ signature: captchaSolutions.signature })
  return used.length > 0
}

/** A challenge that has expired is refused without asking here. */
export async function removeExpiredBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(captchaSolutions).where(lt(captchaSolutions.expiresAt, moment))
}
