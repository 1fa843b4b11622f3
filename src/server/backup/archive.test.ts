import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { readHeader, writeHeader } from '#domain/tar-header.ts'
import { withArchive } from '#server/backup/archive-reader.ts'
import { ArchiveWriter } from '#server/backup/archive-writer.ts'
import { BackupError } from '#server/backup/backup-error.ts'
import { format, type Manifest, manifestName } from '#server/backup/manifest.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

let folder: string
let path: string
beforeEach(() => {
  folder = temporaryFolder('portal-archive')
  path = join(folder, 'portal.tar')
})

const content = Buffer.from('rows\n'.repeat(1000))

/** An archive with one file. */
async function write(changes: Partial<Manifest> = {}): Promise<void> {
  await ArchiveWriter.create(path, async (archive) => {
    await archive.add('database.dump', [content.subarray(0, 700), content.subarray(700)])
    const manifest: Manifest = {
      format,
      createdAt: '2026-11-20T08:00:00.000Z',
      database: 'postgres',
      schema: 1,
      rows: { 'public.accounts': 3 },
      files: archive.entries,
    }
    await archive.add(manifestName, [Buffer.from(JSON.stringify({ ...manifest, ...changes }))])
  })
}

const read = () =>
  withArchive(path, async (archive) => ({
    manifest: archive.manifest,
    database: Buffer.concat(await Array.fromAsync(archive.read('database.dump'))),
  }))

test('returns the written content, and only its owner can read the file', async () => {
  await write()
  const { manifest, database } = await read()
  expect(database.equals(content)).toBe(true)
  expect(manifest).toMatchObject({ rows: { 'public.accounts': 3 }, files: [{ name: 'database.dump', size: 5000 }] })
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

test('is a tar archive for other programs', async () => {
  await write()
  expect(execFileSync('tar', ['--list', '--file', path], { encoding: 'utf8' })).toBe('database.dump\nmanifest.json\n')
  expect(execFileSync('tar', ['--extract', '--to-stdout', '--file', path, 'database.dump']).equals(content)).toBe(true)
})

test('holds files of more than eight gigabytes', () => {
  const size = 20 * 1024 ** 3
  const header = writeHeader({ name: 'database.dump', size, mode: 0o600, modified: 0 })
  expect(readHeader(header)).toEqual({ name: 'database.dump', size })
})

test('is not written over another file', async () => {
  writeFileSync(path, 'earlier')
  await expect(write()).rejects.toThrow(BackupError)
  expect(readFileSync(path, 'utf8')).toBe('earlier')
})

test('reports a file in place of its folder, and a name that is too long', async () => {
  writeFileSync(path, 'earlier')
  const name = 'x'.repeat(300)
  for (const [wrong, cause] of [
    [join(path, 'portal.tar'), /^no backup was written: its folder is a file: .+$/],
    [join(folder, name), /^no backup was written: its name is too long: .+$/],
  ] as const) {
    await expect(ArchiveWriter.create(wrong, async () => {})).rejects.toThrow(cause)
  }
})

test('leaves nothing when its content fails, or its folder is missing', async () => {
  async function* failing(): AsyncGenerator<Buffer> {
    yield content
    throw Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' })
  }
  const failed = ArchiveWriter.create(path, async (archive) => void (await archive.add('database.dump', failing())))
  await expect(failed).rejects.toThrow(/^no backup was written: the disk is full: [^\n]+$/)
  expect(readdirSync(folder)).toEqual([])
  path = join(folder, 'missing/portal.tar')
  await expect(write()).rejects.toThrow(/its folder does not exist/)
})

test('is refused at every length at which it was cut off', async () => {
  await write()
  const whole = statSync(path).size
  for (const length of [whole - 1024, whole - 1100, 6000, 5632, 1000, 512, 100, 0]) {
    truncateSync(path, length)
    await expect(read(), `${length} bytes`).rejects.toThrow(/the backup file is incomplete/)
  }
})

test('is refused when one of its bytes was changed', async () => {
  await write()
  const bytes = readFileSync(path)
  bytes[600] = (bytes[600] ?? 0) + 1
  writeFileSync(path, bytes)
  await expect(read()).rejects.toThrow(/database\.dump in the backup is damaged/)
})

test.each([{ schema: Date.UTC(2100, 0) }, { format: format + 1 }])(
  'is refused of a later version: %o',
  async (later) => {
    await write(later)
    await expect(read()).rejects.toThrow(/later version of the portal/)
  },
)

test('is refused when it is missing or no archive of a backup', async () => {
  writeFileSync(path, content)
  await expect(read()).rejects.toThrow(/not an archive of backup/)
  path = join(folder, 'none.tar')
  await expect(read()).rejects.toThrow(/cannot be read/)
  expect(existsSync(path)).toBe(false)
})
