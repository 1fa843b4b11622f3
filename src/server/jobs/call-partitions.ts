import { retention } from '#domain/retention.ts'
import type { Db } from '#server/db/database.ts'
import * as callMonths from '#server/repositories/call-months.ts'

const monthsAhead = 2

/**
 * Creates the coming months of the log, and drops the expired ones with all their calls. Fails where a backup or a report
 * reads the log: a later run finishes.
 */
export async function maintainCallPartitions(db: Db, now: Date): Promise<void> {
  const wanted = Array.from({ length: monthsAhead + 1 }, (_, ahead) => callMonths.monthOf(now, ahead))
  const oldest = callMonths.monthOf(now, -retention.callLogMonths)
  const there = await callMonths.list(db)
  const expired = there.filter((month) => month < oldest)
  const isComplete = wanted.every((month) => hasMonth(there, month))
  if (isComplete && expired.length === 0) return
  if (!isComplete) await addMonths(db, wanted)
  await callMonths.removeOutsidePartitions(db, oldest)
  for (const month of expired) {
    await changeMonths(db, async (tx, there) => {
      // Another process may have dropped it meanwhile.
      if (hasMonth(there, month)) await callMonths.drop(tx, month)
    })
  }
}

/** Creates the months that are not there yet. */
export async function addMonths(db: Db, wanted: callMonths.Month[]): Promise<void> {
  await changeMonths(db, async (tx, there) => {
    for (const month of wanted.filter((each) => !hasMonth(there, each))) await callMonths.add(tx, month)
  })
}

type Change = (tx: Db, there: callMonths.Month[]) => Promise<void>

async function changeMonths(db: Db, change: Change): Promise<void> {
  await db.transaction(async (tx) => {
    await callMonths.lockMonths(tx)
    await callMonths.limitWaits(tx)
    await change(tx, await callMonths.list(tx))
  })
}

function hasMonth(months: callMonths.Month[], month: callMonths.Month): boolean {
  return months.some((each) => each.getTime() === month.getTime())
}
