import { statfs } from 'node:fs/promises'
import { fail } from '#domain/problems.ts'

// A full disk makes PGlite spin for ever, so it must never meet one: below this much free space nothing is written.
// Enough for a few write-ahead segments of 16 MB, which even reading may need.
export const leastFreeBytes = 64 * 1024 * 1024

const rememberedMs = 500

export type FreeBytes = () => Promise<number>

export function freeBytesOf(folder: string): FreeBytes {
  return async () => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  }
}

/** Refuses with storage-full while there is no room; asks the file system twice a second at most. */
export function roomGuard(freeBytes: FreeBytes): () => Promise<void> {
  let askedAt = Number.NEGATIVE_INFINITY
  let answer = Promise.resolve(Number.POSITIVE_INFINITY)
  return async () => {
    if (performance.now() - askedAt > rememberedMs) {
      askedAt = performance.now()
      answer = freeBytes()
    }
    if ((await answer) < leastFreeBytes) fail('storage-full')
  }
}

const writing =
  /\b(insert|update|delete|merge|create|alter|drop|truncate|copy|vacuum|reindex|cluster|refresh|comment|grant|do|call|lock)\b/i

/** Errs towards writing: a reading statement with such a word in a literal waits for room too. */
export function isWrite(statement: string): boolean {
  return writing.test(statement)
}
