import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { connect } from '#server/db/connect.ts'
import type { Db } from '#server/db/database.ts'
import { countCalls } from '#server/jobs/count-calls.ts'
import { startPostgres } from '../../tests/support/postgres.ts'
import { createDatabase } from './both-databases.ts'
import { fillCalls, timeSingleInserts } from './fill-calls.ts'
import { bestLoads, describeLoad } from './load.ts'
import { withServers } from './server-process.ts'
import { verdict } from './verdict.ts'

type DatabaseLocation = { databaseUrl: string | undefined; dataDir: string }

const few = 10_000
const many = 10_000_000
/** Allowed ratio of the dashboard's response times over many and over few calls. */
const flat = 1.5
/** Limits the time to create the calls of one database: PGlite would need most of an hour for ten million. */
const minutes = Number(process.env.BENCH_MINUTES ?? 10)
const throughputCalls = { PGlite: 20_000, PostgreSQL: 200_000 } as const
type Name = keyof typeof throughputCalls

/** Measures the throughput of the rollup, its cost per logged call, and the dashboard over few and many calls. */
export async function benchRollups(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const postgres = await startPostgres()
  try {
    const url = await createDatabase(postgres.url, 'throughput')
    const onPostgres = await benchThroughput('PostgreSQL', { databaseUrl: url, dataDir: folder })
    const onPglite = await benchThroughput('PGlite', { databaseUrl: undefined, dataDir: join(folder, 'throughput') })
    const databaseOf = async (name: string) => ({ DATABASE_URL: await createDatabase(postgres.url, name) })
    const folderOf = async (name: string) => ({ DATA_DIR: join(folder, name) })
    const ratios = {
      PostgreSQL: await benchDashboard('PostgreSQL', callsInTime('PostgreSQL', onPostgres), databaseOf),
      PGlite: await benchDashboard('PGlite', callsInTime('PGlite', onPglite), folderOf),
    }
    const missed = Object.entries(ratios).filter(([, ratio]) => !(ratio <= flat))
    console.log(
      verdict(
        `at most ${flat} times`,
        missed.map(([name, ratio]) => `${name}, ${ratio.toFixed(2)} times`),
      ),
    )
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the calls that are stored and counted per second. */
async function benchThroughput(name: Name, place: DatabaseLocation): Promise<number> {
  const database = await connect(place, { migrates: true })
  try {
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
  } finally {
    await database.close()
  }
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
function callsInTime(name: Name, callsPerSecond: number): number {
  const inTime = Math.max(few, Math.floor((callsPerSecond * minutes * 60) / 10_000) * 10_000)
  const calls = Math.min(many, inTime)
  const reason = calls < many ? ` (${many} would take more than ${minutes} minutes to create)` : ''
  console.log(`${name}: the dashboard is measured over ${few} and over ${calls} stored calls${reason}`)
  return calls
}

/** Returns the ratio of the dashboard's response times over many and over few calls. */
async function benchDashboard(
  name: Name,
  most: number,
  placeOf: (size: string) => Promise<Record<string, string>>,
): Promise<number> {
  const sizes = [few, most]
  const dashboard = async (size: number) => ({ ...(await placeOf(`calls_${size}`)), BENCH_CALLS: String(size) })
  const loads = await withServers(
    [
      ['dashboard-server.ts', await dashboard(few)],
      ['dashboard-server.ts', await dashboard(most)],
    ],
    bestLoads,
  )
  for (const [index, load] of loads.entries())
    console.log(describeLoad(`dashboard, ${name}, ${sizes[index]} calls`, load))
  const [ofFew, ofMany] = loads.map(({ requestsPerSecond }) => requestsPerSecond)
  const ratio = (ofFew ?? Number.NaN) / (ofMany ?? Number.NaN)
  console.log(
    `${name}: the larger dashboard takes ${ratio.toFixed(2)} times as long as the smaller (up to ${flat} is flat)`,
  )
  return ratio
}
