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
import { fillCalls, storeOneByOne } from './fill-calls.ts'
import { bestLoads, type Load } from './load.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { verdict } from './verdict.ts'

type Print = (line: string) => void
type Place = { databaseUrl: string | undefined; dataDir: string }

const few = 10_000
const many = 10_000_000
/** How much dearer the dashboard may be over the many. */
const flat = 1.5
/** How long the calls of one database may take to be made. The embedded one would take most of an hour for ten million. */
const minutes = Number(process.env.BENCH_MINUTES ?? 10)
const throughputCalls = { PGlite: 20_000, PostgreSQL: 200_000 } as const
type Name = keyof typeof throughputCalls

/** How many calls a second become figures, what it costs a call to be counted, and whether the dashboard notices how many there were. */
export async function benchRollups(print: Print): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const postgres = await startPostgres()
  try {
    const url = await createDatabase(postgres.url, 'throughput')
    const onPostgres = await benchThroughput('PostgreSQL', { databaseUrl: url, dataDir: folder }, print)
    const onPglite = await benchThroughput(
      'PGlite',
      { databaseUrl: undefined, dataDir: join(folder, 'throughput') },
      print,
    )
    const databaseOf = async (name: string) => ({ DATABASE_URL: await createDatabase(postgres.url, name) })
    const folderOf = async (name: string) => ({ DATA_DIR: join(folder, name) })
    const ratios = {
      PostgreSQL: await benchDashboard('PostgreSQL', affordable('PostgreSQL', onPostgres, print), databaseOf, print),
      PGlite: await benchDashboard('PGlite', affordable('PGlite', onPglite, print), folderOf, print),
    }
    const missed = Object.entries(ratios).filter(([, ratio]) => !(ratio <= flat))
    print(
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

/** Calls that are stored and counted in a second. */
async function benchThroughput(name: Name, place: Place, print: Print): Promise<number> {
  const database = await connect(place)
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
    if (!whole || !seconds) throw new Error('the clock stands still')
    print(`${name}: ${calls} stored calls counted in ${seconds.toFixed(1)} s, ${Math.round(calls / seconds)} calls/s`)
    print(`${name}: ${await costOfNote(database.db, calls / 10, projectIds)}`)
    return calls / whole
  } finally {
    await database.close()
  }
}

/** What the trigger adds to a call that is stored, in turns with none, each at its best. */
async function costOfNote(db: Db, calls: number, projectIds: string[]): Promise<string> {
  let [noted, bare] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < 3; round++) {
    noted = Math.min(noted, await storeOneByOne(db, calls, projectIds, true))
    bare = Math.min(bare, await storeOneByOne(db, calls, projectIds, false))
  }
  const micros = (ms: number) => `${((ms * 1000) / calls).toFixed(0)} µs`
  return `storing a call takes ${micros(noted)} with the note that it waits, ${micros(bare)} without`
}

/** The many calls, or as many of them as can be made in time. */
function affordable(name: Name, callsPerSecond: number, print: Print): number {
  const inTime = Math.max(few, Math.floor((callsPerSecond * minutes * 60) / 10_000) * 10_000)
  const calls = Math.min(many, inTime)
  const why = calls < many ? `, of ${many}: what ${minutes} minutes make` : ''
  print(`${name}: the dashboard is asked over ${few} and over ${calls} stored calls${why}`)
  return calls
}

/** How many times the cost over the few it is over the many. */
async function benchDashboard(
  name: Name,
  most: number,
  placeOf: (size: string) => Promise<Record<string, string>>,
  print: Print,
): Promise<number> {
  const sizes = [few, most]
  const servers: ServerProcess[] = []
  try {
    for (const size of sizes) {
      const place = await placeOf(`calls_${size}`)
      servers.push(await startServer('dashboard-server.ts', { ...place, BENCH_CALLS: String(size) }))
    }
    const loads = await bestLoads(servers.map(({ target }) => target))
    for (const [index, load] of loads.entries()) print(describe(`${name}, ${sizes[index]} calls`, load))
    const [ofFew, ofMany] = loads.map(({ requestsPerSecond }) => requestsPerSecond)
    const ratio = (ofFew ?? Number.NaN) / (ofMany ?? Number.NaN)
    print(
      `${name}: over the many it costs ${ratio.toFixed(2)} times what it costs over the few (at most ${flat} is flat)`,
    )
    return ratio
  } finally {
    for (const server of servers) await server.stop()
  }
}

function describe(what: string, { requestsPerSecond, medianMs, p99Ms }: Load): string {
  const rate = String(Math.round(requestsPerSecond)).padStart(6)
  return `${`dashboard, ${what}`.padEnd(38)} ${rate} requests/s, median ${medianMs} ms, p99 ${p99Ms} ms`
}
