import { and, asc, eq, max } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { earlierRates, rateCard } from '#server/db/schema.ts'
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

/** For charges from now on: those until now, counted or not, and their refunds stay at the rate of before. */
export async function change(
  db: Db,
  { provider, productType, payoutRate }: RateCardRow,
  now: () => Date,
): Promise<void> {
  const of = and(eq(rateCard.provider, provider), eq(rateCard.productType, productType))
  await db.transaction(async (tx) => {
    await callCounting.pauseCounting(tx)
    const [before] = await tx.select({ payoutRate: rateCard.payoutRate }).from(rateCard).where(of)
    if (!before) return
    // Read only now: what comes later is not counted before the new rate is there.
    const heldUntil = await laterThanLast(tx, provider, productType, now())
    await tx.insert(earlierRates).values({ provider, productType, ...before, heldUntil })
    await tx.update(rateCard).set({ payoutRate }).where(of)
  })
}

/** This moment; where the clock stands still, or was put back, the one after the last change. */
async function laterThanLast(
  tx: Db,
  provider: RateCardRow['provider'],
  productType: number,
  moment: Date,
): Promise<Date> {
  const [last] = await tx
    .select({ heldUntil: max(earlierRates.heldUntil) })
    .from(earlierRates)
    .where(and(eq(earlierRates.provider, provider), eq(earlierRates.productType, productType)))
  return new Date(Math.max(moment.getTime(), (last?.heldUntil?.getTime() ?? 0) + 1))
}
