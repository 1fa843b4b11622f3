import { sql } from 'drizzle-orm'
import { daysFrom } from '#domain/dates.ts'
import type { Database } from '#server/db/connect.ts'
import type { Db } from '#server/db/database.ts'
import { deleteInBatches } from '#server/jobs/delete-in-batches.ts'
import { operators } from '#server/operators.ts'
import * as callCounting from '#server/repositories/call-counting.ts'

const providers = operators.map(({ code }) => code)
/** Small batches: the embedded database does nothing else meanwhile. */
const batchSizes = { embedded: 500, postgres: 5000 } as const
const daysKept = 62
/** The 90 days of src/server/impact, and one that is not over. */
const operationDaysKept = 92
const batchOfOldFigures = 5000

/** Counts until no calls wait or another process is counting. An interrupted run continues with the next one. */
export async function countCalls(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  limit: number = batchSizes[kind],
): Promise<number> {
  let counted = 0
  for (;;) {
    const calls = await countOnce(db, limit)
    counted += calls
    if (calls < limit) break
  }
  // The embedded database has no autovacuum, so deleted rows would stay in its file.
  if (counted > 0 && kind === 'embedded') await db.execute(sql`vacuum uncounted_calls`)
  return counted
}

function countOnce(db: Db, limit: number): Promise<number> {
  return db.transaction(async (tx) => {
    if (!(await callCounting.lockCounting(tx))) return 0
    return await callCounting.countWaiting(tx, limit, providers)
  })
}

/** Deletes figures that no screen shows any more. */
export async function deleteOldFigures(db: Db, now: Date, limit = batchOfOldFigures): Promise<void> {
  const details = daysFrom(now, -daysKept)
  await deleteInBatches([
    () => callCounting.removeHours(db, details, limit),
    () => callCounting.removeLatencyHours(db, details, limit),
    () => callCounting.removePayerDays(db, details, limit),
    () => callCounting.removeOperationDays(db, daysFrom(now, -operationDaysKept), limit),
  ])
}
