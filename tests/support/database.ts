import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { connectPostgres, type Database, useEmbedded } from '#server/db/connect.ts'
import { diskSpaceGuard, type FreeBytes } from '#server/db/disk-space.ts'
import { EmbeddedDatabase } from '#server/db/embedded.ts'
import { seedDemo } from '#server/demo/seed.ts'
import { setCaptchaCost } from '#server/identity/captcha.ts'
import { setHashCost } from '#server/identity/passwords.ts'
import { pathOfCopy, pglite, removeOldCopies } from './copies.ts'

// The server's tests run in the projects server-pglite and server-postgres, which sets TEST_DATABASE_URL. Migrating and
// seeding take seconds, so both happen once: tests then copy a PostgreSQL template or a dump of PGlite.

const unlimited: FreeBytes = async () => Number.POSITIVE_INFINITY

/** The initial time of the tests' clocks. */
export const testStart = new Date('2026-11-20T08:00:00.000Z')

/** `migrated` has empty tables, `seeded` the demo accounts and their data. */
export type Contents = 'migrated' | 'seeded'

// A run hashes a thousand passwords and solves dozens of challenges, each of them in a random number of attempts that may
// add up to more time than a test has. tests/hash-cost.test.ts checks the real costs.
export const testHashCost = { memory: 64, passes: 1 }
setHashCost(testHashCost)
setCaptchaCost({ cost: 5 })

/** Opens a new database. `freeBytes` reports the free disk space to the embedded one, whose statements `onStatement` gets. */
export async function openTestDatabase(
  freeBytes: FreeBytes = unlimited,
  contents: Contents = 'migrated',
  onStatement?: (text: string) => void,
): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL
  return url ? await openOnPostgres(url, contents) : await openCopy(diskSpaceGuard(freeBytes), contents, onStatement)
}

/** Opens a new database before the tests of one file and closes it after them. */
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

/** Creates the template databases of a run. */
export async function createTemplates(url: string): Promise<void> {
  const migrated = await connectPostgres(await createDatabase(url, 'migrated', 'template1'))
  await migrated.close()
  const seeded = await connectPostgres(await createDatabase(url, 'seeded', 'migrated'))
  await seedDemo(seeded.db, testStart)
  await seeded.close()
}

async function openOnPostgres(url: string, contents: Contents): Promise<Database> {
  return await connectPostgres(await createDatabase(url, randomName(), contents))
}

/** Returns its address. */
export const createEmptyDatabase = (url: string) => createDatabase(url, randomName(), 'template1')

const randomName = () => `test_${randomUUID().replaceAll('-', '')}`

async function createDatabase(url: string, name: string, template: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

/** Opens a new embedded database. Each writing statement awaits `ensureDiskSpace`. */
export async function openCopy(
  ensureDiskSpace: () => Promise<void>,
  contents: Contents,
  onStatement?: (text: string) => void,
): Promise<Database> {
  wasm ??= WebAssembly.compile(readFileSync(join(pglite, 'pglite.wasm')))
  const client = new EmbeddedDatabase(ensureDiskSpace, {
    loadDataDir: await copyOf(contents),
    pgliteWasmModule: await wasm,
    // PGlite would fill 128 MB at each start.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'],
  })
  await client.waitReady
  return await useEmbedded(client, { migrates: true, onStatement })
}

// Shared by the test files of one worker.
let wasm: Promise<WebAssembly.Module> | undefined
/** The demo data depends on all of the server's sources. */
const sourcesOf: Record<Contents, string[]> = {
  migrated: ['src/server/db/{migrations/**,job-queue.ts}'],
  seeded: ['src/{server,domain,simulator}/**'],
}
const copies = new Map<Contents, Promise<Blob>>()

function copyOf(contents: Contents): Promise<Blob> {
  const copy = copies.get(contents) ?? readOrCreate(contents)
  copies.set(contents, copy)
  return copy
}

/** Creates the embedded databases that tests copy. */
export async function prepareCopies(): Promise<void> {
  await copyOf('seeded')
  await copyOf('migrated')
}

async function readOrCreate(contents: Contents): Promise<Blob> {
  const path = pathOfCopy(contents, sourcesOf[contents], '.tar.gz')
  if (!existsSync(path)) await keep(path, await (contents === 'migrated' ? createMigrated() : createSeeded()))
  // Unpacked once here, which is faster than once per database.
  return new Blob([gunzipSync(readFileSync(path))])
}

async function createMigrated(): Promise<Blob> {
  const client = new EmbeddedDatabase(diskSpaceGuard(unlimited), { initDbStartParams: ['--wal-segsize=1'] })
  await client.waitReady
  const database = await useEmbedded(client)
  // Every copy would contain these two unused databases, which are larger than ours.
  await client.exec("update pg_database set datistemplate = false where datname in ('template0', 'template1')")
  await client.exec('drop database template0')
  await client.exec('drop database template1')
  return await dumpAndClose(client, database)
}

async function createSeeded(): Promise<Blob> {
  const client = new EmbeddedDatabase(diskSpaceGuard(unlimited), { loadDataDir: await copyOf('migrated') })
  await client.waitReady
  const database = await useEmbedded(client)
  await seedDemo(database.db, testStart)
  return await dumpAndClose(client, database)
}

async function dumpAndClose(client: EmbeddedDatabase, database: Database): Promise<Blob> {
  // Without a checkpoint, each copy would replay the log of the migrations when it starts.
  await client.exec('checkpoint')
  const dump = await client.dumpDataDir('gzip')
  await database.close()
  return dump
}

async function keep(path: string, dump: Blob): Promise<void> {
  removeOldCopies()
  // Renamed when complete, because two workers may write the same file.
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()))
  renameSync(draft, path)
}
