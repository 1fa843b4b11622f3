import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { rateCard } from '#server/db/schema.ts'
import * as callCounting from './call-counting.ts'

export type RateCardRow = typeof rateCard.$inferSelect

export function list(db: Db): Promise<RateCardRow[]> {
  return db.select().from(rateCard).orderBy(asc(rateCard.position), asc(rateCard.productType))
}

/** Those that there is no rate for yet, with what was sold until now at the same rate; answers which they were. */
export function insertAll(db: Db, rows: RateCardRow[]): Promise<RateCardRow[]> {
  return db.transaction(async (tx) => {
    await callCounting.pauseCounting(tx)
    const added = await tx.insert(rateCard).values(rows).onConflictDoNothing().returning()
    for (const rate of added) await callCounting.payOutCounted(tx, rate)
    return added
  })
}

/** For what is counted from now on: a change leaves the past as it was. */
export async function change(db: Db, { provider, productType, payoutRate }: RateCardRow): Promise<void> {
  await db
    .update(rateCard)
    .set({ payoutRate })
    .where(and(eq(rateCard.provider, provider), eq(rateCard.productType, productType)))
}
