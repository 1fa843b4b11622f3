import { mkdirSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import type { Archive } from '#server/backup/archive-reader.ts'
import { requireEmbedded, restoreEmbedded } from '#server/backup/embedded-backup.ts'
import { connect } from '#server/db/connect.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

async function* nothing(): AsyncGenerator<Buffer> {}

const empty: Archive = {
  manifest: { format: 1, createdAt: '', database: 'embedded', schema: 1, rows: {}, files: [] },
  names: [],
  read: nothing,
}

test.each(['/dev/null', '/dev/null/data'])('names %s as a folder that cannot be restored into', async (dataDir) => {
  const line = /^DATA_DIR: cannot keep files in [^\n]*: set a folder that can be written$/
  await expect(restoreEmbedded(dataDir, empty)).rejects.toThrow(line)
})

test('refuses a folder in which a restore was interrupted, and leaves it as it is', async () => {
  const dataDir = temporaryFolder('portal-interrupted')
  mkdirSync(join(dataDir, 'database.restore'))
  const line = /^DATA_DIR: a restore into [^\n]+: wait for it, or, if it was interrupted, [^\n]+ restore again$/
  for (const migrates of [true, false])
    await expect(connect({ dataDir, databaseUrl: undefined }, { migrates })).rejects.toThrow(line)
  await expect(restoreEmbedded(dataDir, empty)).rejects.toThrow(line)
  expect(() => requireEmbedded(dataDir)).toThrow(line)
  expect(readdirSync(dataDir)).toEqual(['database.restore'])
})

test('reports the message of tar, although tar may end just before its input does', async () => {
  const folder = temporaryFolder('portal-early-end')
  const copy = gzipSync('one line\n')
  await writeFile(join(folder, 'tar'), '#!/bin/sh\nread line\necho "tar: the disk is broken" >&2\nexit 2\n', {
    mode: 0o755,
  })
  vi.stubEnv('PATH', folder)
  const archive: Archive = {
    ...empty,
    async *read() {
      yield copy
    },
  }
  // Which of the two ends first differs from one try to the next.
  const line = 'nothing was restored: tar failed: the disk is broken'
  for (let each = 0; each < 50; each++)
    await expect(restoreEmbedded(join(folder, 'restored'), archive)).rejects.toThrow(line)
  expect(readdirSync(folder)).toEqual(['tar'])
})
