import { expect, test } from 'vitest'
import type { Archive } from '#server/backup/archive-reader.ts'
import { restoreEmbedded } from '#server/backup/embedded-backup.ts'

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
