import { eq, lte, sql } from 'drizzle-orm'
import { type Db, onlyRow } from '#server/db/database.ts'
import { rateLimits } from '#server/db/identity-schema.ts'
import { removeBatch } from '#server/db/remove-batch.ts'

export interface Window {
  hits: number
  endsAt: Date
}

/**
 * Counts hits; the first one opens a window of that many seconds. One statement, so that all processes count together.
 */
export async function hit(db: Db, key: string, seconds: number, now: Date, hits = 1): Promise<Window> {
  const endsAt = new Date(now.getTime() + seconds * 1000)
  const over = sql`${rateLimits.endsAt} <= ${now.toISOString()}`
  const windows = await db
    .insert(rateLimits)
    .values({ key, hits, endsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${over} then ${hits}::integer else ${rateLimits.hits} + ${hits}::integer end`,
        endsAt: sql`case when ${over} then ${endsAt.toISOString()}::timestamptz else ${rateLimits.endsAt} end`,
      },
    })
    .returning({ hits: rateLimits.hits, endsAt: rateLimits.endsAt })
  return onlyRow(windows)
}

export async function clear(db: Db, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key))
}

export function removeOver(db: Db, now: Date, limit: number): Promise<number> {
  return removeBatch(db, rateLimits, lte(rateLimits.endsAt, now), limit)
}
