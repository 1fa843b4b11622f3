import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { withArchive } from '#server/backup/archive-reader.ts'
import { ArchiveWriter } from '#server/backup/archive-writer.ts'
import { rowsOf } from '#server/backup/copy-rows.ts'
import { type Manifest, manifestName } from '#server/backup/manifest.ts'
import { withClient } from '#server/backup/postgres-backup.ts'
import { countRows } from '#server/backup/tables.ts'
import { backupCommand, restoreCommand } from '#server/commands/backup.ts'
import { connect, type Database } from '#server/db/connect.ts'
import type { Db } from '#server/db/database.ts'
import { captchaSolutions } from '#server/db/public-schema.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { root } from '#tests/support/tree.ts'

const table = 'public.captcha_solutions'
const limit = { timeout: 180_000 }

interface Place {
  databaseUrl: string | undefined
  dataDir: string
}

/** A database that has no tables yet. */
async function newPlace(): Promise<Place> {
  const server = process.env.TEST_DATABASE_URL
  const dataDir = join(temporaryFolder('portal-rows'), 'data')
  if (!server) return { databaseUrl: undefined, dataDir }
  const url = new URL(server)
  url.pathname = `/rows_${randomUUID().replaceAll('-', '')}`
  await withClient(server, (client) => client.query(`create database ${url.pathname.slice(1)}`))
  return { databaseUrl: url.href, dataDir }
}

const environmentOf = ({ databaseUrl = '', dataDir }: Place) => ({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir })

function setEnvironment(place: Place): void {
  for (const [name, value] of Object.entries(environmentOf(place))) vi.stubEnv(name, value)
}
afterEach(() => void vi.unstubAllEnvs())

/** A row that a visitor's solved challenge leaves. */
const write = (db: Db) => db.insert(captchaSolutions).values({ signature: randomUUID(), expiresAt: new Date(0) })

const countIn = (db: Db) => countRows({ query: async (text) => ({ rows: await rowsOf(db, text) }) })

async function openSource(): Promise<{ place: Place; database: Database }> {
  const place = await newPlace()
  const database = await connect(place, { migrates: true })
  await write(database.db)
  return { place, database }
}

async function copyWithOtherCount(archive: string, count: number): Promise<string> {
  const copy = `${archive}.copy`
  await withArchive(archive, ({ manifest, names, read }) =>
    ArchiveWriter.create(copy, async (writer) => {
      for (const name of names) await writer.add(name, read(name))
      const changed: Manifest = { ...manifest, rows: { ...manifest.rows, [table]: count }, files: writer.entries }
      await writer.add(manifestName, [Buffer.from(JSON.stringify(changed))])
    }),
  )
  return copy
}

test('refuses an archive whose row counts differ from its manifest', limit, async () => {
  const { place, database } = await openSource()
  await database.close()
  setEnvironment(place)
  const archive = join(temporaryFolder('portal-archive'), 'portal.tar')
  await backupCommand.run([archive])
  const other = await copyWithOtherCount(archive, 7)

  const target = await newPlace()
  setEnvironment(target)
  const line = target.databaseUrl
    ? `the restore is not complete: ${table} has 1 rows instead of 7. Drop the database and try again`
    : `nothing was restored: ${table} has 1 rows instead of 7`
  await expect(restoreCommand.run([other])).rejects.toThrow(line)
  expect(existsSync(target.dataDir)).toBe(false)
})

/** A folder for PATH whose pg_dump begins after one more row was committed. */
function pgDumpAfterWrite(): string {
  const folder = temporaryFolder('portal-pg-dump')
  const insert = `insert into ${table} values ('between the count and the dump', now())`
  writeFileSync(
    join(folder, 'pg_dump'),
    `#!/bin/sh\npsql --quiet --dbname="$DATABASE_URL" --command="${insert}"\nPATH='${process.env.PATH}' exec pg_dump "$@"\n`,
  )
  chmodSync(join(folder, 'pg_dump'), 0o755)
  return folder
}

test('restores the rows of the manifest, although others were written during the backup', limit, async () => {
  const { place, database } = await openSource()
  const archive = join(temporaryFolder('portal-archive'), 'portal.tar')
  const PATH = [pgDumpAfterWrite(), process.env.PATH].join(delimiter)
  const environment = { ...process.env, ...environmentOf(place), PATH }
  let isRunning = true
  const backup = promisify(execFile)(process.execPath, ['src/server/portal.ts', 'backup', archive], {
    cwd: root,
    env: environment,
  }).finally(() => {
    isRunning = false
  })
  while (isRunning) await write(database.db)
  await backup
  const written = await countIn(database.db)
  await database.close()

  const target = await newPlace()
  setEnvironment(target)
  await restoreCommand.run([archive])
  const restored = await connect(target)
  const { manifest } = await withArchive(archive, async (opened) => opened)
  expect(await countIn(restored.db)).toEqual(manifest.rows)
  expect(written[table]).toBeGreaterThan(manifest.rows[table] ?? 0)
  await restored.close()
})
