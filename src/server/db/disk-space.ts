import { statfs } from 'node:fs/promises'
import { fail } from '#domain/problems.ts'

// PGlite hangs on a full disk, so nothing is written below this much free space. Enough for some write-ahead segments of 16
// MB, which even reading may need.
export const minFreeBytes = 64 * 1024 * 1024

const rememberedMs = 500

/** What an operator does about it, in the log and in /readyz. PostgreSQL's own disk is another one. */
export const diskSpaceCures = {
  embedded: 'there is no room to write in DATA_DIR: free at least 64 MB there, or move it to a larger disk',
  postgres: 'PostgreSQL has no room to write: free space on its disk, or enlarge it',
} as const

export type FreeBytes = () => Promise<number>

export function freeBytesOf(folder: string): FreeBytes {
  return async () => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  }
}

/** Throws unless files of this size leave room for a database to write. `refuse` gets the megabytes that they need together. */
export async function requireRoomFor(
  bytes: number,
  freeBytes: FreeBytes,
  refuse: (megabytes: number) => Error,
): Promise<void> {
  const needed = bytes + 2 * minFreeBytes
  if ((await freeBytes()) < needed) throw refuse(Math.ceil(needed / 1024 / 1024))
}

/** Throws storage-full while there is no room; checks the file system at most twice a second. */
export function diskSpaceGuard(freeBytes: FreeBytes): () => Promise<void> {
  let askedAt = Number.NEGATIVE_INFINITY
  let answer = Promise.resolve(Number.POSITIVE_INFINITY)
  return async () => {
    if (performance.now() - askedAt > rememberedMs) {
      askedAt = performance.now()
      answer = freeBytes()
    }
    if ((await answer) < minFreeBytes) fail('storage-full')
  }
}

const writing =
  /\b(insert|update|delete|merge|create|alter|drop|truncate|copy|vacuum|reindex|cluster|refresh|comment|grant|do|call|lock)\b/i

/** May return true for reads: such a word in a literal counts. */
export function isWrite(statement: string): boolean {
  return writing.test(statement)
}
