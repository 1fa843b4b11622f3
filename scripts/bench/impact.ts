import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { maxCallsRead } from '#domain/product-impact.ts'
import { writeImpact } from '#server/commands/impact.ts'
import type { Db } from '#server/db/database.ts'
import { usesSince } from '#server/impact/find-uses.ts'
import { productImpact } from '#server/impact/product-impact.ts'
import { changedProduct } from '../../tests/support/product-changes.ts'
import { type Kind, onBothDatabases, withDatabaseAt } from './both-databases.ts'
import { fillCalls } from './fill-calls.ts'
import { timeOf } from './load.ts'

const calls = Number(process.env.BENCH_CALLS ?? 1_000_000)
const projects = 3

/** Measures the report of who uses changed operations and fields, as command and as page, over many calls of one operation. */
export async function benchImpact(): Promise<void> {
  await onBothDatabases(async (kind, placeOf) => {
    await withDatabaseAt(await placeOf('impact'), ({ db }) => benchOn(kind, db))
  })
}

async function benchOn(kind: Kind, db: Db): Promise<void> {
  const ids = Array.from({ length: projects }, () => randomUUID())
  await fillCalls(db, calls, ids)
  await countOperations(db)
  await db.execute(sql`analyze`)
  const now = new Date()
  const seconds = async (task: () => Promise<unknown>) => `${((await timeOf(task)) / 1000).toFixed(1)} s`
  const command = await seconds(() => writeImpact(db, changedProduct, now, () => {}))
  console.log(`impact, ${kind}: spec:impact reads ${calls} calls of ${projects} projects in ${command}`)
  const search = { db, since: usesSince(now), maxCalls: maxCallsRead }
  const page = await seconds(() => productImpact(search, changedProduct))
  console.log(`impact, ${kind}: the page reads ${maxCallsRead} of each project in ${page}`)
}

/** As the rollup does, which is measured elsewhere. */
async function countOperations(db: Db): Promise<void> {
  await db.execute(sql`
    insert into operation_figures (project_id, environment, product, operation, day, calls, last_at)
    select project_id, environment, product, operation, (at at time zone 'UTC')::date, count(*), max(at)
    from calls group by 1, 2, 3, 4, 5`)
}
