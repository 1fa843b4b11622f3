import { retention } from '#domain/retention.ts'
import type { Db } from '#server/db/database.ts'
import * as callMonths from '#server/repositories/call-months.ts'

const monthsAhead = 2

/** Creates the coming months of the log, and drops the expired ones with all their calls. */
export async function maintainCallPartitions(db: Db, now: Date): Promise<void> {
  const wanted = Array.from({ length: monthsAhead + 1 }, (_, ahead) => callMonths.monthOf(now, ahead))
  const oldest = callMonths.monthOf(now, -retention.callLogMonths)
  const isDone = (there: callMonths.Month[]) =>
    wanted.every((month) => hasMonth(there, month)) && there.every((month) => month >= oldest)
  if (isDone(await callMonths.list(db))) return
  await db.transaction(async (tx) => {
    await callMonths.lockMonths(tx)
    const there = await callMonths.list(tx)
    for (const month of there.filter((each) => each < oldest)) await callMonths.drop(tx, month)
    await callMonths.removeOutsidePartitions(tx, oldest)
    for (const month of wanted.filter((each) => !hasMonth(there, each))) await callMonths.add(tx, month)
  })
}

function hasMonth(months: callMonths.Month[], month: callMonths.Month): boolean {
  return months.some((each) => each.getTime() === month.getTime())
}
