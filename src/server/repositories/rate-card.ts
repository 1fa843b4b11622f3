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

/** Clocks of two machines are never quite the same. */
const clockSlack = 5000

/**
 * For charges from now on: those until now, counted or not, and their refunds stay at the rate of before. Where that one begins
 * only at a moment which is still to come, as whoever set it had a clock that was ahead, nothing is changed: it is answered.
 */
export async function change(
  db: Db,
  { provider, productType, payoutRate }: RateCardRow,
  now: () => Date,
): Promise<Date | undefined> {
  const of = and(eq(rateCard.provider, provider), eq(rateCard.productType, productType))
  return await db.transaction(async (tx) => {
    await callCounting.pauseCounting(tx)
    const [before] = await tx.select({ payoutRate: rateCard.payoutRate }).from(rateCard).where(of)
    if (!before) return undefined
    // Read only now: what comes later is not counted before the new rate is there.
    const moment = now().getTime()
    const last = await lastChange(tx, provider, productType)
    if (last && last.getTime() > moment + clockSlack) return last
    // Where the clock stands still, or was put back a little, the moment after the last change.
    const heldUntil = new Date(Math.max(moment, (last?.getTime() ?? 0) + 1))
    await tx.insert(earlierRates).values({ provider, productType, ...before, heldUntil })
    await tx.update(rateCard).set({ payoutRate }).where(of)
    return undefined
  })
}

async function lastChange(tx: Db, provider: RateCardRow['provider'], productType: number): Promise<Date | null> {
  const [last] = await tx
    .select({ heldUntil: max(earlierRates.heldUntil) })
    .from(earlierRates)
    .where(and(eq(earlierRates.provider, provider), eq(earlierRates.productType, productType)))
  return last?.heldUntil ?? null
}
