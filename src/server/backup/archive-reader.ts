import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { blockSize, paddingOf, readHeader } from '#domain/tar-header.ts'
import { BackupError } from '#server/backup/backup-error.ts'
import { type Manifest, manifestName, parseManifest } from '#server/backup/manifest.ts'
import { reasonOf } from '#server/config-error.ts'

const chunkSize = 1024 * 1024

interface Entry {
  size: number
  offset: number
}

/** An archive whose every byte was compared with its manifest. */
export interface Archive {
  manifest: Manifest
  names: string[]
  read(name: string): AsyncIterable<Buffer>
}

/** Opens an archive for `use`. Refuses one that is cut off, damaged, or of a later version. */
export async function withArchive<Result>(path: string, use: (archive: Archive) => Promise<Result>): Promise<Result> {
  const file = await open(path).catch((error: unknown) => {
    throw new BackupError(`${path} cannot be read (${reasonOf(error)}): name the file that backup wrote`)
  })
  try {
    const archive = await verified(file).catch((error: unknown) => {
      if (error instanceof BackupError) throw new BackupError(`${path} cannot be restored: ${error.message}`)
      throw new BackupError(`${path} cannot be read (${reasonOf(error)}): name the file that backup wrote`)
    })
    return await use(archive)
  } finally {
    await file.close()
  }
}

async function verified(file: FileHandle): Promise<Archive> {
  const entries = await readDirectory(file)
  const read = (name: string) => readEntry(file, entries.get(name))
  if (!entries.has(manifestName))
    throw new BackupError('the backup file is incomplete: it has no manifest. Take another backup')
  const manifest = parseManifest((await Array.fromAsync(read(manifestName))).join(''))
  for (const { name, size, sha256 } of manifest.files) {
    const hash = createHash('sha256')
    for await (const chunk of read(name)) hash.update(chunk)
    if (entries.get(name)?.size !== size || hash.digest('hex') !== sha256)
      throw new BackupError(`${name} in the backup is damaged: take another backup`)
  }
  return { manifest, names: manifest.files.map(({ name }) => name), read }
}

async function readDirectory(file: FileHandle): Promise<Map<string, Entry>> {
  const places = new Map<string, Entry>()
  const { size: end } = await file.stat()
  let at = 0
  for (;;) {
    const block = Buffer.alloc(blockSize)
    const { bytesRead } = await file.read(block, 0, blockSize, at)
    if (bytesRead < blockSize) throw new BackupError('the backup file is incomplete: take another backup')
    if (block.every((byte) => byte === 0)) return places
    const header = readHeader(block)
    if (!header) throw new BackupError('it is not an archive of backup')
    places.set(header.name, { size: header.size, offset: at + blockSize })
    at += blockSize + header.size + paddingOf(header.size)
    if (at > end) throw new BackupError('the backup file is incomplete: take another backup')
  }
}

async function* readEntry(file: FileHandle, place: Entry = { size: 0, offset: 0 }): AsyncGenerator<Buffer> {
  for (let done = 0; done < place.size; ) {
    const buffer = Buffer.alloc(Math.min(chunkSize, place.size - done))
    const { bytesRead } = await file.read(buffer, 0, buffer.length, place.offset + done)
    if (bytesRead === 0) throw new BackupError('the backup file is incomplete: take another backup')
    yield buffer.subarray(0, bytesRead)
    done += bytesRead
  }
}
