import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../tests/support/postgres.ts'
import { type Load, load } from './load.ts'
import { withServer } from './server-process.ts'

const sizes = [10, 1000, 100_000]
const seconds = 5

type Environment = Record<string, string>
/** Gives an empty database to `use` and takes it away afterwards. */
type Scratch = <T>(use: (environment: Environment) => Promise<T>) => Promise<T>

/** GET /portal/projects against a bare route, and against itself in a database that fills up. */
export async function benchListProjects(print: (line: string) => void): Promise<void> {
  const bare = await withServer('bare-server.ts', {}, ({ url, headers }) => load(url, headers, seconds))
  print(describe('bare Fastify route', bare))
  await benchOn('PGlite', inFolder, bare, print)
  const postgres = await startPostgres()
  try {
    await benchOn('PostgreSQL', inDatabaseOf(postgres.url), bare, print)
  } finally {
    await postgres.stop()
  }
}

async function benchOn(name: string, scratch: Scratch, bare: Load, print: (line: string) => void): Promise<void> {
  const measured: Load[] = []
  for (const size of sizes) {
    const result = await scratch((environment) => listAmong(size, environment))
    measured.push(result)
    const ratio = bare.requestsPerSecond / result.requestsPerSecond
    print(`${describe(`${name}, ${size} projects`, result)}, ${ratio.toFixed(1)} times the cost of the bare route`)
  }
  const costs = measured.map(({ requestsPerSecond }) => 1 / requestsPerSecond)
  const growth = Math.max(...costs) / Math.min(...costs)
  print(`${name}: the dearest of the three costs ${growth.toFixed(2)} times the cheapest (flat is at most 1.5)`)
}

async function listAmong(projects: number, environment: Environment): Promise<Load> {
  const settings = { ...environment, BENCH_PROJECTS: String(projects) }
  return await withServer('portal-server.ts', settings, ({ url, headers }) => load(url, headers, seconds))
}

async function inFolder<T>(use: (environment: Environment) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  try {
    return await use({ DATA_DIR: folder })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function inDatabaseOf(server: string): Scratch {
  return async (use) => {
    const name = `bench_${crypto.randomUUID().replaceAll('-', '')}`
    await run(server, `create database ${name}`)
    return await use({ DATABASE_URL: new URL(`/${name}`, server).href })
  }
}

async function run(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(statement)
  await client.end()
}

function describe(what: string, { requestsPerSecond, medianMs, p99Ms }: Load): string {
  const rate = String(Math.round(requestsPerSecond)).padStart(6)
  return `${what.padEnd(28)} ${rate} requests/s, median ${medianMs} ms, p99 ${p99Ms} ms`
}
