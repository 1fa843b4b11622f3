import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { connect, type Database } from '#server/db/connect.ts'
import { startPostgres } from '../../tests/support/postgres.ts'

/** The environment variables that select a portal's database. */
export type DatabaseVariables = { DATA_DIR: string } | { DATABASE_URL: string }

export type Kind = 'PGlite' | 'PostgreSQL'

/** Returns the place of the database with this name, which is new at the first call. */
export type PlaceOf = (name: string) => Promise<DatabaseVariables>

/** Runs the benchmark on PGlite and then on PostgreSQL. */
export async function onBothDatabases(bench: (kind: Kind, placeOf: PlaceOf) => Promise<void>): Promise<void> {
  {
    await using folder = await temporaryFolder()
    await bench('PGlite', async (name) => ({ DATA_DIR: join(folder.path, name) }))
  }
  const postgres = await startPostgres({ autovacuum: true })
  const urls = new Map<string, Promise<string>>()
  try {
    await bench('PostgreSQL', async (name) => {
      const url = urls.get(name) ?? createDatabase(postgres.url, name)
      urls.set(name, url)
      return { DATABASE_URL: await url }
    })
  } finally {
    await postgres.stop()
  }
}

/** `await using` deletes it. */
export const temporaryFolder = () => mkdtempDisposable(join(tmpdir(), 'portal-bench-'))

/** Returns the URL of the new database. */
export async function createDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database bench_${name}`)
  await client.end()
  return new URL(`/bench_${name}`, server).href
}

/** Opens the database at a place for `use`. */
export async function withDatabaseAt<Result>(
  place: DatabaseVariables,
  use: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = { DATABASE_URL: undefined, DATA_DIR: '', ...place }
  const database = await connect({ databaseUrl, dataDir }, { migrates: true })
  try {
    return await use(database)
  } finally {
    await database.close()
  }
}
