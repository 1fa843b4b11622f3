import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EmbeddedDatabase } from '#server/db/embedded.ts'
import { leastFreeBytes } from '#server/db/room.ts'
import { requestSnapshot, serveSnapshots } from '#server/db/snapshots.ts'

let client: EmbeddedDatabase
beforeAll(async () => {
  client = new EmbeddedDatabase(async () => {}, {})
  await client.exec('create table entries as select number from generate_series(1, 1000) as number')
})
afterAll(() => client.close())

const folder = () => mkdtempSync(join(tmpdir(), 'portal-snapshots-'))
const filesIn = (dataDir: string) => readdirSync(join(dataDir, 'snapshots'))

test('gives another process a copy that it can open, without what is not committed', async () => {
  const dataDir = folder()
  const server = serveSnapshots(dataDir, client, async () => Number.POSITIVE_INFINITY)
  const copy = await client.transaction(async (tx) => {
    await tx.query('insert into entries values (0)')
    return await requestSnapshot(dataDir)
  })
  await server.stop()
  expect(filesIn(dataDir)).toEqual([])
  const opened = new PGlite({ loadDataDir: new Blob([new Uint8Array(copy)]) })
  const { rows } = await opened.query('select count(*)::int as entries from entries')
  await opened.close()
  expect(rows).toEqual([{ entries: 1000 }])
})

test('writes no copy that would fill the disk of the running portal', async () => {
  const dataDir = folder()
  const server = serveSnapshots(dataDir, client, async () => 2 * leastFreeBytes)
  await expect(requestSnapshot(dataDir)).rejects.toThrow(/^DATA_DIR: [^\n]+ free some space$/)
  await server.stop()
  expect(filesIn(dataDir)).toEqual([])
})

test('deletes what ended processes left', async () => {
  const dataDir = folder()
  const first = serveSnapshots(dataDir, client, async () => 0)
  await requestSnapshot(dataDir).catch(() => {})
  await first.stop()
  expect(existsSync(join(dataDir, 'snapshots'))).toBe(true)
  await serveSnapshots(dataDir, client, async () => 0).stop()
  expect(existsSync(join(dataDir, 'snapshots'))).toBe(false)
})
