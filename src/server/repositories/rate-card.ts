import { and, asc, eq, max } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { earlierRates, rateCard } from '#server/db/schema.ts'
import * as callCounting from './call-counting.ts'

export type RateCardRow = typeof rateCard.$inferSelect

export function list(db: Db): Promise<RateCardRow[]> {
  return db.select().from(rateCard).orderBy(asc(rateCard.position), asc(rateCard.productType))
}

/** Inserts rates for operators without one, and applies them to earlier sales. Returns the inserted operators. */
export function insertAll(db: Db, rows: RateCardRow[]): Promise<RateCardRow[]> {
  return db.transaction(async (tx) => {
    await callCounting.pauseCounting(tx)
    const added = await tx.insert(rateCard).values(rows).onConflictDoNothing().returning()
    for (const rate of added) await callCounting.payOutCounted(tx, rate)
    return added
  })
}

/** Tolerated difference between the clocks of two machines. */
const clockSlack = 5000

/**
 * Changes a rate for charges from now on. Earlier charges and their refunds keep the old rate. When the current rate
 * begins in the future, because a fast clock set it, changes nothing and returns that moment.
 */
export async function change(
  db: Db,
  { provider, productType, payoutRate }: RateCardRow,
  now: () => Date,
): Promise<Date | undefined> {
  const isRate = and(eq(rateCard.provider, provider), eq(rateCard.productType, productType))
  return await db.transaction(async (tx) => {
    await callCounting.pauseCounting(tx)
    const [before] = await tx.select({ payoutRate: rateCard.payoutRate }).from(rateCard).where(isRate)
    if (!before) return undefined
    // Read after the lock, so that no later call is counted before the new rate exists.
    const moment = now().getTime()
    const last = await lastChange(tx, provider, productType)
    if (last && last.getTime() > moment + clockSlack) return last
    // One millisecond after the last change when the clock stands still or was set back.
    const heldUntil = new Date(Math.max(moment, (last?.getTime() ?? 0) + 1))
    await tx.insert(earlierRates).values({ provider, productType, ...before, heldUntil })
    await tx.update(rateCard).set({ payoutRate }).where(isRate)
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
