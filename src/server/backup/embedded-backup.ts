import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import type { Archive } from '#server/backup/archive-reader.ts'
import type { ArchiveWriter } from '#server/backup/archive-writer.ts'
import { BackupError, failRestore } from '#server/backup/backup-error.ts'
import { outputOf, startProgram } from '#server/backup/program.ts'
import { countRows, findDifference, lastMigrationTime } from '#server/backup/tables.ts'
import { withCleanupOnSignal } from '#server/cleanup-on-signal.ts'
import { ConfigError, unusableDataDir } from '#server/config-error.ts'
import { diskSpaceGuard, freeBytesOf, requireRoomFor } from '#server/db/disk-space.ts'
import { hasDatabase, openEmbedded, refuseUnfinishedRestore, restorePlace } from '#server/db/embedded.ts'
import { DirectoryInUse, type Lock, lockDirectory } from '#server/db/lock.ts'
import { withSnapshot } from '#server/db/snapshots.ts'

const copyName = 'database.tar.gz'
/** Beside the database in its folder. */
const otherFiles = ['session-secret']
const archived = (name: string) => `files/${name}`

/** Opens the database, or a copy of it, once to count its rows, so what is written can be opened. */
export async function backUpEmbedded(dataDir: string, archive: ArchiveWriter) {
  return await withDatabase(dataDir, async (folder) => {
    const client = await openEmbedded(folder, diskSpaceGuard(freeBytesOf(dataDir)))
    const counted = await useDatabase(client, inspect)
    if (counted.schema === 0)
      throw new BackupError(`DATA_DIR: ${dataDir} holds no portal, so there is nothing to back up`)
    await archive.add(copyName, transformed(packed(join(folder, 'database')), createGzip()))
    for (const name of otherFiles.filter((each) => existsSync(join(dataDir, each))))
      await archive.add(archived(name), [readFileSync(join(dataDir, name))])
    return counted
  })
}

/** While another process has the database, that one copies it. */
async function withDatabase<Result>(dataDir: string, use: (folder: string) => Promise<Result>): Promise<Result> {
  requireEmbedded(dataDir)
  const lock = tryLock(dataDir)
  if (!lock) return await withSnapshot(dataDir, use)
  try {
    return await use(dataDir)
  } finally {
    lock.release()
  }
}

const packed = (folder: string) => outputOf(startProgram('tar', ['--create', '--directory', folder, '.']))

export function requireEmbedded(dataDir: string): void {
  if (hasDatabase(dataDir)) return
  refuseUnfinishedRestore(dataDir)
  throw new BackupError(`DATA_DIR: there is no database in ${dataDir}: set the folder of the portal`)
}

function tryLock(dataDir: string): Lock | undefined {
  try {
    return lockDirectory(dataDir)
  } catch (error) {
    if (error instanceof DirectoryInUse) return undefined
    throw error
  }
}

/** Into a folder that is empty or missing. A restore that fails, or gets a signal to stop, leaves it so. */
export async function restoreEmbedded(dataDir: string, archive: Archive): Promise<void> {
  const isNew = !existsSync(dataDir)
  const lock = lockEmpty(dataDir)
  const draft = restorePlace(dataDir)
  const discard = () => {
    for (const name of readdirSync(dataDir)) if (name !== 'lock') rmSync(join(dataDir, name), removal)
    lock.release()
    if (isNew) rmSync(dataDir, { recursive: true })
  }
  await withCleanupOnSignal(discard, async () => {
    try {
      mkdirSync(draft, { mode: 0o700 })
      await unpackDatabase(draft, dataDir, archive)
      for (const name of otherFiles.filter((each) => archive.names.includes(archived(each))))
        writeFileSync(join(dataDir, name), await bytesOf(archive, archived(name)), { mode: 0o600 })
      renameSync(draft, join(dataDir, 'database'))
      lock.release()
    } catch (error) {
      discard()
      throw error
    }
  })
}

/** tar may still write into the folder. */
const removal = { recursive: true, maxRetries: 5 }

function lockEmpty(dataDir: string): Lock {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    refuseUnfinishedRestore(dataDir)
    const [found] = readdirSync(dataDir)
    if (!found) return lockDirectory(dataDir)
    throw new BackupError(`DATA_DIR: ${dataDir} is not empty, it has ${found}: name an empty or a new folder`)
  } catch (error) {
    if (error instanceof BackupError || error instanceof ConfigError || error instanceof DirectoryInUse) throw error
    throw unusableDataDir(dataDir, error)
  }
}

async function unpackDatabase(draft: string, dataDir: string, archive: Archive): Promise<void> {
  let size = 0
  for await (const chunk of transformed(archive.read(copyName), createGunzip())) size += chunk.length
  await requireRoomFor(
    size,
    freeBytesOf(dataDir),
    (megabytes) => new BackupError(`DATA_DIR: a restore needs ${megabytes} MB where ${dataDir} lies: free some space`),
  )
  const program = startProgram('tar', ['--extract', '--no-same-owner', '--directory', draft])
  // tar that fails stops reading; its own message says more than the broken pipe.
  const unpacked = pipeline(archive.read(copyName), createGunzip(), program.child.stdin).catch(() => {})
  await Promise.all([program.ended.catch(failRestore), unpacked])
  const { rows } = await useDatabase(new PGlite({ dataDir: draft }), inspect)
  const difference = findDifference(archive.manifest.rows, rows)
  if (difference) throw new BackupError(`nothing was restored: ${difference}`)
}

/** Unlike a stream that `compose` makes, it throws nothing outside this function when its reader stops near the end. */
async function* transformed(content: AsyncIterable<Buffer>, transform: Transform): AsyncGenerator<Buffer> {
  const ended = pipeline(content, transform)
  // A reader that stops early ends the pipeline too soon.
  ended.catch(() => {})
  yield* transform
  await ended
}

async function bytesOf(archive: Archive, name: string): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(archive.read(name)))
}

async function inspect(client: PGlite) {
  return { schema: await lastMigrationTime(client), rows: await countRows(client) }
}

async function useDatabase<Client extends PGlite, Result>(client: Client, use: (client: Client) => Promise<Result>) {
  await client.waitReady
  try {
    return await use(client)
  } finally {
    await client.close()
  }
}
