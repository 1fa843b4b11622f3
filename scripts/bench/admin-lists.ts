import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../tests/support/postgres.ts'
import { benchPages, sizes } from './list-pages.ts'

/** Pages of the staff's lists, and the search over all of them, in databases of several sizes. */
export async function benchAdminLists(print: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  try {
    await benchPages('PGlite', (size) => ({ DATA_DIR: join(folder, String(size)) }), print)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  const postgres = await startPostgres()
  try {
    const databases = await createDatabases(postgres.url)
    await benchPages('PostgreSQL', (size) => ({ DATABASE_URL: databases.get(size) ?? '' }), print)
  } finally {
    await postgres.stop()
  }
}

async function createDatabases(server: string): Promise<Map<number, string>> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  for (const size of sizes) await client.query(`create database lists_${size}`)
  await client.end()
  return new Map(sizes.map((size) => [size, new URL(`/lists_${size}`, server).href]))
}
