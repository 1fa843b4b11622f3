import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { connectPostgres, type Database, useEmbedded } from '#server/db/connect.ts'
import { EmbeddedDatabase } from '#server/db/embedded.ts'
import { type FreeBytes, roomGuard } from '#server/db/room.ts'
import { root } from './tree.ts'

// The server's tests run twice, as the projects server-pglite and server-postgres; TEST_DATABASE_URL tells which.

const plenty: FreeBytes = async () => Number.POSITIVE_INFINITY

/** A fresh, migrated database of its own. `freeBytes` is the disk that the embedded one believes in. */
export async function openTestDatabase(freeBytes: FreeBytes = plenty): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL
  return url ? await openOnPostgres(url) : await openEmbedded(freeBytes)
}

/** The same for the tests of one file: opened before them, closed after them. */
export function eachDatabase(freeBytes?: FreeBytes): () => Database {
  let database: Database | undefined
  beforeAll(async () => {
    database = await openTestDatabase(freeBytes)
  })
  afterAll(async () => await database?.close())
  return () => {
    if (!database) throw new Error('The database is open inside tests only: call it there')
    return database
  }
}

async function openOnPostgres(url: string): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const own = new URL(url)
  own.pathname = `/${name}`
  return await connectPostgres(own.href)
}

async function openEmbedded(freeBytes: FreeBytes): Promise<Database> {
  const client = new EmbeddedDatabase(roomGuard(freeBytes), { loadDataDir: await snapshot() })
  await client.waitReady
  return await useEmbedded(client)
}

/** A migrated database as a file, since making one takes four seconds and opening this one takes one. */
async function snapshot(): Promise<Blob> {
  const path = join(root, '.cache/server-tests', `${migrationsHash()}.tar.gz`)
  if (!existsSync(path)) {
    const made = new EmbeddedDatabase(roomGuard(plenty), {})
    await made.waitReady
    const database = await useEmbedded(made)
    const dump = await made.dumpDataDir('gzip')
    await database.close()
    mkdirSync(join(root, '.cache/server-tests'), { recursive: true })
    const draft = `${path}.${process.pid}`
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()))
    renameSync(draft, path)
  }
  return new Blob([readFileSync(path)])
}

function migrationsHash(): string {
  const journal = readFileSync(join(root, 'src/server/db/migrations/meta/_journal.json'), 'utf8')
  const pglite = readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json'), 'utf8')
  return createHash('sha256').update(journal).update(pglite).digest('hex').slice(0, 16)
}
