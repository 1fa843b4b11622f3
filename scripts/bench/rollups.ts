import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { connect } from '#server/db/connect.ts'
import { countCalls } from '#server/jobs/count-calls.ts'
import { startPostgres } from '../../tests/support/postgres.ts'
import { fillCalls } from './fill-calls.ts'
import { bestLoads, type Load } from './load.ts'
import { type ServerProcess, startServer } from './server-process.ts'

type Print = (line: string) => void
type Place = { databaseUrl: string | undefined; dataDir: string }

/** The embedded database is asked about fewer: making ten million of its figures would take most of an hour. */
const sizes = { PGlite: [10_000, 500_000], PostgreSQL: [10_000, 10_000_000] } as const
const throughputCalls = { PGlite: 20_000, PostgreSQL: 200_000 } as const
type Name = keyof typeof sizes

/** How many calls a second become figures, and whether the dashboard notices how many there were. */
export async function benchRollups(print: Print): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const postgres = await startPostgres()
  try {
    await benchThroughput('PGlite', { databaseUrl: undefined, dataDir: join(folder, 'throughput') }, print)
    const url = await newDatabase(postgres.url, 'throughput')
    await benchThroughput('PostgreSQL', { databaseUrl: url, dataDir: folder }, print)
    await benchDashboard('PostgreSQL', async (size) => ({ DATABASE_URL: await newDatabase(postgres.url, size) }), print)
    await benchDashboard('PGlite', async (size) => ({ DATA_DIR: join(folder, size) }), print)
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function benchThroughput(name: Name, place: Place, print: Print): Promise<void> {
  const database = await connect(place)
  try {
    const calls = throughputCalls[name]
    await fillCalls(
      database.db,
      calls,
      Array.from({ length: 20 }, () => randomUUID()),
    )
    if (name === 'PostgreSQL') await database.db.execute(sql`analyze`)
    const started = performance.now()
    const counted = await countCalls(database)
    if (counted !== calls) throw new Error(`${counted} of ${calls} calls were counted`)
    const seconds = (performance.now() - started) / 1000
    print(`${name}: ${calls} calls counted in ${seconds.toFixed(1)} s, ${Math.round(calls / seconds)} calls/s`)
  } finally {
    await database.close()
  }
}

async function benchDashboard(
  name: Name,
  placeOf: (size: string) => Promise<Record<string, string>>,
  print: Print,
): Promise<void> {
  const servers: ServerProcess[] = []
  try {
    for (const size of sizes[name]) {
      const place = await placeOf(`calls_${size}`)
      servers.push(await startServer('dashboard-server.ts', { ...place, BENCH_CALLS: String(size) }))
    }
    const loads = await bestLoads(servers.map(({ target }) => target))
    for (const [index, load] of loads.entries()) print(describe(`${name}, ${sizes[name][index]} calls`, load))
    const [few, many] = loads
    if (few && many) {
      const ratio = few.requestsPerSecond / many.requestsPerSecond
      print(
        `${name}: over the many it costs ${ratio.toFixed(2)} times what it costs over the few (at most 1.5 is flat)`,
      )
    }
  } finally {
    for (const server of servers) await server.stop()
  }
}

async function newDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database bench_${name}`)
  await client.end()
  return new URL(`/bench_${name}`, server).href
}

function describe(what: string, { requestsPerSecond, medianMs, p99Ms }: Load): string {
  const rate = String(Math.round(requestsPerSecond)).padStart(6)
  return `${`dashboard, ${what}`.padEnd(38)} ${rate} requests/s, median ${medianMs} ms, p99 ${p99Ms} ms`
}
