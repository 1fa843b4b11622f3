import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { countCalls } from '#server/jobs/count-calls.ts'
import { type DatabaseVariables, type Kind, onBothDatabases, type PlaceOf, withDatabaseAt } from './both-databases.ts'
import { fillCalls, timeSingleInserts } from './fill-calls.ts'
import { bestLoads, describeLoad } from './load.ts'
import { withServers } from './server-process.ts'
import { verdict } from './verdict.ts'

const few = 10_000
const many = 10_000_000
/** Allowed ratio of the dashboard's response times over many and over few calls. */
const maxRatio = 1.5
/** Limits the time to create the calls of one database: PGlite would need most of an hour for ten million. */
const minutes = Number(process.env.BENCH_MINUTES ?? 10)
const throughputCalls: Record<Kind, number> = { PGlite: 20_000, PostgreSQL: 200_000 }

/** Measures the throughput of the rollup, its cost per logged call, and the dashboard over few and many calls. */
export async function benchRollups(): Promise<void> {
  const missed: string[] = []
  await onBothDatabases(async (kind, placeOf) => {
    const callsPerSecond = await benchThroughput(kind, await placeOf('throughput'))
    const ratio = await benchDashboard(kind, callsInTime(kind, callsPerSecond), placeOf)
    if (!(ratio <= maxRatio)) missed.push(`${kind}, ${ratio.toFixed(2)} times`)
  })
  console.log(verdict(`at most ${maxRatio} times`, missed))
}

/** Returns the calls that are stored and counted per second. */
async function benchThroughput(name: Kind, place: DatabaseVariables): Promise<number> {
  return await withDatabaseAt(place, async (database) => {
    const calls = throughputCalls[name]
    const projectIds = Array.from({ length: 20 }, () => randomUUID())
    const started = performance.now()
    await fillCalls(database.db, calls, projectIds)
    if (name === 'PostgreSQL') await database.db.execute(sql`analyze`)
    const stored = performance.now()
    const counted = await countCalls(database)
    if (counted !== calls) throw new Error(`${counted} of ${calls} calls were counted`)
    const [whole, seconds] = [started, stored].map((since) => (performance.now() - since) / 1000)
    if (!whole || !seconds) throw new Error('The measured time is zero')
    console.log(
      `${name}: ${calls} stored calls counted in ${seconds.toFixed(1)} s, ${Math.round(calls / seconds)} calls/s`,
    )
    console.log(`${name}: ${await costOfTrigger(database.db, calls / 10, projectIds)}`)
    return calls / whole
  })
}

/** Logs calls with and without the trigger in turns, and compares the best rounds. */
async function costOfTrigger(db: Db, calls: number, projectIds: string[]): Promise<string> {
  let [withTrigger, withoutTrigger] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < 3; round++) {
    withTrigger = Math.min(withTrigger, await timeSingleInserts(db, calls, projectIds, true))
    withoutTrigger = Math.min(withoutTrigger, await timeSingleInserts(db, calls, projectIds, false))
  }
  const micros = (ms: number) => `${((ms * 1000) / calls).toFixed(0)} µs`
  return `logging a call takes ${micros(withTrigger)} with the rollup's trigger, ${micros(withoutTrigger)} without`
}

/** Ten million calls, or as many as can be created in time. */
function callsInTime(name: Kind, callsPerSecond: number): number {
  const inTime = Math.max(few, Math.floor((callsPerSecond * minutes * 60) / 10_000) * 10_000)
  const calls = Math.min(many, inTime)
  const reason = calls < many ? ` (${many} would take more than ${minutes} minutes to create)` : ''
  console.log(`${name}: the dashboard is measured over ${few} and over ${calls} stored calls${reason}`)
  return calls
}

/** Returns the ratio of the dashboard's response times over many and over few calls. */
async function benchDashboard(name: Kind, manyCalls: number, placeOf: PlaceOf): Promise<number> {
  const sizes = [few, manyCalls]
  const dashboard = async (size: number) =>
    ['dashboard-server.ts', { ...(await placeOf(`calls_${size}`)), BENCH_CALLS: String(size) }] as const
  const loads = await withServers([await dashboard(few), await dashboard(manyCalls)], bestLoads)
  for (const [index, load] of loads.entries())
    console.log(describeLoad(`dashboard, ${name}, ${sizes[index]} calls`, load))
  const [ofFew, ofMany] = loads.map(({ requestsPerSecond }) => requestsPerSecond)
  const ratio = (ofFew ?? Number.NaN) / (ofMany ?? Number.NaN)
  console.log(
    `${name}: the larger dashboard takes ${ratio.toFixed(2)} times as long as the smaller (at most ${maxRatio})`,
  )
  return ratio
}
