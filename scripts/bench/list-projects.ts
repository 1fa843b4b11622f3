import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../tests/support/postgres.ts'
import { bestLoads, type Load } from './load.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const sizes = [10, 1000, 100_000]
type Print = (line: string) => void

/** GET /portal/projects against a bare route, and against itself in databases of three sizes. */
export async function benchListProjects(print: Print): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  try {
    await benchOn('PGlite', (size) => ({ DATA_DIR: join(folder, String(size)) }), print)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  const postgres = await startPostgres()
  try {
    const databases = await createDatabases(postgres.url)
    await benchOn('PostgreSQL', (size) => ({ DATABASE_URL: databases.get(size) ?? '' }), print)
  } finally {
    await postgres.stop()
  }
}

async function benchOn(name: string, place: (size: number) => Record<string, string>, print: Print): Promise<void> {
  const servers: ServerProcess[] = []
  try {
    servers.push(await startServer('bare-server.ts'))
    for (const size of sizes) {
      servers.push(await startServer('portal-server.ts', { ...place(size), BENCH_PROJECTS: String(size) }))
    }
    report(name, await bestLoads(servers.map(({ target }) => target)), print)
  } finally {
    for (const server of servers) await server.stop()
  }
}

function report(name: string, [bare, ...lists]: Load[], print: Print): void {
  if (!bare) return
  print(describe('bare Fastify route', bare))
  for (const [index, list] of lists.entries()) {
    const ratio = bare.requestsPerSecond / list.requestsPerSecond
    print(`${describe(`${name}, ${sizes[index]} projects`, list)}; ${ratio.toFixed(1)} times the bare route`)
  }
  const rates = lists.map(({ requestsPerSecond }) => requestsPerSecond)
  const growth = Math.max(...rates) / Math.min(...rates)
  print(`${name}: the dearest of the three costs ${growth.toFixed(2)} times the cheapest (at most 1.5 is flat)`)
}

async function createDatabases(server: string): Promise<Map<number, string>> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  for (const size of sizes) await client.query(`create database bench_${size}`)
  await client.end()
  return new Map(sizes.map((size) => [size, new URL(`/bench_${size}`, server).href]))
}

function describe(what: string, { requestsPerSecond, medianMs, p99Ms }: Load): string {
  const rate = String(Math.round(requestsPerSecond)).padStart(6)
  return `${what.padEnd(28)} ${rate} requests/s, median ${medianMs} ms, p99 ${p99Ms} ms`
}
