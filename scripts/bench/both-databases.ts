import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../tests/support/postgres.ts'

/** The environment variables that select a portal's database. */
export type DatabaseVariables = Record<string, string>

type Bench = (kind: 'PGlite' | 'PostgreSQL', placeOf: (name: string) => DatabaseVariables) => Promise<void>

/** Runs the benchmark on PGlite and then on PostgreSQL, with a new database per name. */
export async function onBothDatabases(names: string[], bench: Bench): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  try {
    await bench('PGlite', (name) => ({ DATA_DIR: join(folder, name) }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  const postgres = await startPostgres()
  try {
    for (const name of names) await createDatabase(postgres.url, name)
    await bench('PostgreSQL', (name) => ({ DATABASE_URL: databaseUrl(postgres.url, name) }))
  } finally {
    await postgres.stop()
  }
}

const databaseUrl = (server: string, name: string) => new URL(`/bench_${name}`, server).href

/** Returns the URL of the new database. */
export async function createDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database bench_${name}`)
  await client.end()
  return databaseUrl(server, name)
}
