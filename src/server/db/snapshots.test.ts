import fs, { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { minFreeBytes } from '#server/db/disk-space.ts'
import { EmbeddedDatabase } from '#server/db/embedded.ts'
import { type Lock, lockDirectory } from '#server/db/lock.ts'
import { serveSnapshots, withSnapshot } from '#server/db/snapshots.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const dataDir = temporaryFolder('portal-snapshots')
let client: EmbeddedDatabase
let lock: Lock
beforeAll(async () => {
  lock = lockDirectory(dataDir)
  client = new EmbeddedDatabase(async () => {}, { dataDir: join(dataDir, 'database') })
  await client.exec('create table entries as select number from generate_series(1, 1000) as number')
})
afterAll(async () => {
  lock.release()
  await client.close()
})
beforeEach(() => rmSync(join(dataDir, 'snapshots'), { recursive: true, force: true }))

const snapshots = () => readdirSync(join(dataDir, 'snapshots'))

function leaveFile(name: string, minutes: number): string {
  const path = join(dataDir, 'snapshots', name)
  mkdirSync(path, { recursive: true })
  const made = new Date(Date.now() - minutes * 60_000)
  utimesSync(path, made, made)
  return path
}

async function countEntries(folder: string): Promise<unknown> {
  const opened = new PGlite({ dataDir: join(folder, 'database') })
  const { rows } = await opened.query('select count(*)::int as entries from entries')
  await opened.close()
  return rows
}

test('gives another process a copy that it can open, without uncommitted rows', async () => {
  const server = serveSnapshots(dataDir, client, async () => Number.POSITIVE_INFINITY)
  const found = await client.transaction(async (tx) => {
    await tx.query('insert into entries values (0)')
    return await withSnapshot(dataDir, countEntries)
  })
  await server.stop()
  expect(found).toEqual([{ entries: 1000 }])
  expect(snapshots()).toEqual([])
})

test('writes no copy that would fill the disk of the running portal', async () => {
  const server = serveSnapshots(dataDir, client, async () => 2 * minFreeBytes)
  await expect(withSnapshot(dataDir, countEntries)).rejects.toThrow(/^DATA_DIR: [^\n]+ free some space$/)
  await server.stop()
  expect(snapshots()).toEqual([])
})

test('ends soon when neither a copy nor the reason for its absence can be written', async () => {
  const server = serveSnapshots(dataDir, client, async () => {
    rmSync(join(dataDir, 'snapshots'), { recursive: true })
    return 0
  })
  await expect(withSnapshot(dataDir, countEntries)).rejects.toThrow(/^DATA_DIR: [^\n]+, nor the reason: check [^\n]+$/)
  await server.stop()
})

test('ends at once when the process that copies ends', async () => {
  const { promise: neverAnswered, resolve: end } = Promise.withResolvers<number>()
  const isCopying = vi.fn()
  const server = serveSnapshots(dataDir, client, async () => {
    isCopying()
    return await neverAnswered
  })
  const ended = expect(withSnapshot(dataDir, countEntries)).rejects.toThrow(/^DATA_DIR: [^\n]+ ended [^\n]+ try again$/)
  await vi.waitUntil(() => isCopying.mock.calls.length > 0)
  lock.release()
  await ended
  lock = lockDirectory(dataDir)
  end(0)
  await server.stop()
})

test('answers a request that was written before it started', async () => {
  const copied = withSnapshot(dataDir, async () => 'copied')
  expect(snapshots()).toEqual([expect.stringMatching(/\.wanted$/)])
  const server = serveSnapshots(dataDir, client, async () => Number.POSITIVE_INFINITY)
  await expect(copied).resolves.toBe('copied')
  await server.stop()
})

test('answers requests although it cannot delete the files of killed processes', async () => {
  const killed = leaveFile('killed.ready', 61)
  const { rmSync: remove } = fs
  const isRefused = vi.fn()
  vi.spyOn(fs, 'rmSync').mockImplementation((path, options) => {
    if (path !== killed) return remove(path, options)
    isRefused()
    throw new Error('EPERM')
  })
  // Passes it on to named imports.
  syncBuiltinESMExports()
  const server = serveSnapshots(dataDir, client, async () => Number.POSITIVE_INFINITY)
  await expect(withSnapshot(dataDir, async () => 'copied')).resolves.toBe('copied')
  await server.stop()
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  expect(isRefused).toHaveBeenCalled()
})

test('deletes files of processes that were killed more than an hour ago, and no others', async () => {
  for (const end of ['draft', 'failed', 'ready']) {
    leaveFile(`killed.${end}`, 61)
    leaveFile(`reader.${end}`, 59)
  }
  const server = serveSnapshots(dataDir, client, async () => Number.POSITIVE_INFINITY)
  await waitFor(() => expect(snapshots()).toEqual(['reader.draft', 'reader.failed', 'reader.ready']))
  await server.stop()
})

test('answers later requests after one that it could not answer', async () => {
  const folder = join(dataDir, 'snapshots')
  let isReplaced = false
  const server = serveSnapshots(dataDir, client, async () => {
    if (isReplaced) return Number.POSITIVE_INFINITY
    // Neither a copy nor the reason for its absence can be written into a file.
    rmSync(folder, { recursive: true })
    writeFileSync(folder, '')
    isReplaced = true
    return 0
  })
  mkdirSync(folder)
  writeFileSync(join(folder, 'first.wanted'), '')
  await waitFor(() => expect(isReplaced).toBe(true))
  rmSync(folder)
  await expect(withSnapshot(dataDir, async () => 'copied')).resolves.toBe('copied')
  await server.stop()
})
