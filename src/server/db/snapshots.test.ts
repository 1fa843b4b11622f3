import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
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

const snapshots = () => readdirSync(join(dataDir, 'snapshots'))

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

test('deletes copies of processes that were killed more than an hour ago, and no others', async () => {
  const server = serveSnapshots(dataDir, client, async () => Number.POSITIVE_INFINITY)
  for (const [name, minutes] of [
    ['killed.ready', 61],
    ['read.ready', 59],
  ] as const) {
    const path = join(dataDir, 'snapshots', name)
    mkdirSync(path, { recursive: true })
    const made = new Date(Date.now() - minutes * 60_000)
    utimesSync(path, made, made)
  }
  await waitFor(() => expect(snapshots()).toEqual(['read.ready']))
  await server.stop()
})

test('deletes the files of ended processes', async () => {
  const first = serveSnapshots(dataDir, client, async () => 0)
  await withSnapshot(dataDir, countEntries).catch(() => {})
  await first.stop()
  expect(existsSync(join(dataDir, 'snapshots'))).toBe(true)
  await serveSnapshots(dataDir, client, async () => 0).stop()
  expect(existsSync(join(dataDir, 'snapshots'))).toBe(false)
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

test('starts although it cannot delete the files of ended processes', async () => {
  // A link to itself fails as a folder of another user does, also when root runs the tests.
  const loop = join(dataDir, 'loop')
  symlinkSync(loop, loop)
  await serveSnapshots(loop, client, async () => 0).stop()
})
