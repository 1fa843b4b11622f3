import { asc } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { rateCard } from '#server/db/schema.ts'

export type RateCardRow = typeof rateCard.$inferSelect

export function list(db: Db): Promise<RateCardRow[]> {
  return db.select().from(rateCard).orderBy(asc(rateCard.position))
}

export async function insertAll(db: Db, rows: RateCardRow[]): Promise<void> {
  await db.insert(rateCard).values(rows).onConflictDoNothing()
}
