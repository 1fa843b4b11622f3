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

const countedAtOnce = 5000

/** For what is sold from now on: what was sold before and waits to be counted is counted first, at the rate of before. */
export async function change(db: Db, row: RateCardRow, knownProviders: readonly string[]): Promise<void> {
  const { provider, productType, payoutRate } = row
  await db.transaction(async (tx) => {
    await callCounting.pauseCounting(tx)
    let counted: number
    do counted = await callCounting.countWaiting(tx, countedAtOnce, knownProviders)
    while (counted === countedAtOnce)
    await tx
      .update(rateCard)
      .set({ payoutRate })
      .where(and(eq(rateCard.provider, provider), eq(rateCard.productType, productType)))
  })
}
