import { createHash } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { blockSize, paddingOf, writeHeader } from '#domain/tar-header.ts'
import { BackupError } from '#server/backup/backup-error.ts'
import type { Entry } from '#server/backup/manifest.ts'
import { withCleanupOnSignal } from '#server/cleanup-on-signal.ts'
import { ConfigError, codeOf, databaseFault } from '#server/config-error.ts'

/** Writes a tar archive under a draft's name. It gets its own name when it is complete and on the disk. */
export class ArchiveWriter {
  readonly entries: Entry[] = []
  readonly #path: string
  readonly #file: FileHandle
  #end = 0

  private constructor(path: string, file: FileHandle) {
    this.#path = path
    this.#file = file
  }

  /** Runs `write`, and deletes the draft when it fails, or the process gets a signal to stop. */
  static async create(path: string, write: (archive: ArchiveWriter) => Promise<void>): Promise<void> {
    if (existsSync(path)) throw new BackupError(`${path} exists already: name another file`)
    const draft = `${path}.${process.pid}.draft`
    await withCleanupOnSignal(
      () => rmSync(draft, { force: true }),
      () => ArchiveWriter.#create(path, draft, write),
    )
  }

  static async #create(path: string, draft: string, write: (archive: ArchiveWriter) => Promise<void>): Promise<void> {
    try {
      // Readable by its owner only: it holds all data, and secrets.
      const file = await open(draft, 'wx', 0o600)
      try {
        const archive = new ArchiveWriter(draft, file)
        await write(archive)
        await archive.#append(Buffer.alloc(2 * blockSize))
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, path)
      await syncFolder(dirname(path))
    } catch (error) {
      // Without its folder there is no draft.
      await rm(draft, { force: true }).catch(() => {})
      if (error instanceof BackupError || error instanceof ConfigError) throw error
      throw databaseFault(error) ?? new BackupError(`no backup was written: ${causeOf(error)}`)
    }
  }

  /** The size is known at the end, so the header is written last. */
  async add(name: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Entry> {
    const start = this.#end
    const hash = createHash('sha256')
    let size = 0
    await this.#append(Buffer.alloc(blockSize))
    for await (const chunk of content) {
      hash.update(chunk)
      size += chunk.length
      await this.#append(chunk)
    }
    await this.#append(Buffer.alloc(paddingOf(size)))
    await this.#write(writeHeader({ name, size, mode: 0o600, modified: 0 }), start)
    const entry = { name, size, sha256: hash.digest('hex') }
    this.entries.push(entry)
    return entry
  }

  async #append(bytes: Uint8Array): Promise<void> {
    await this.#write(bytes, this.#end)
    this.#end += bytes.length
  }

  /** A file system that is nearly full takes a part of what it is given. */
  async #write(bytes: Uint8Array, at: number): Promise<void> {
    for (let written = 0; written < bytes.length; ) {
      const { bytesWritten } = await this.#file.write(bytes, written, bytes.length - written, at + written)
      if (bytesWritten === 0) throw new BackupError(`no backup was written: ${this.#path} takes no more bytes`)
      written += bytesWritten
    }
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

const cures: Record<string, string> = {
  ENOSPC: 'the disk is full: free some space, or name a file on another disk',
  EDQUOT: 'the quota of this user is used up: free some space, or name a file on another disk',
  EFBIG: 'the file is larger than this user may write: raise the limit, or name a file on another disk',
  ENOENT: 'its folder does not exist: create it, or name a file in another one',
  ENOTDIR: 'its folder is a file: name a file in another one',
  ENAMETOOLONG: 'its name is too long: name another file',
  EROFS: 'its disk is read-only: name a file on another disk',
  EACCES: 'this user cannot write into its folder: name a file in another one',
}

function causeOf(error: unknown): string {
  return cures[codeOf(error) ?? ''] ?? (error instanceof Error ? error.message : String(error))
}
