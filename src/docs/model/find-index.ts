import type { FindEntry } from './find.ts'

/** The search index of a product. A large one has parts, which are loaded as the reader types. */
export interface FindIndex {
  /**
   * All entries of a small product. Of a large one, those without a name of their own: its operations come first, and are
   * in the product.
   */
  entries: FindEntry[]
  parts?: FindParts
}

export interface FindParts {
  /** The parts with fields and codes, each with one kind, sorted by their texts: the distinct texts and the number of entries. */
  names: { kind: FindEntry['kind']; texts: string[]; count: number }[]
  /** The first word of each part of the prose, in the order of the parts, which come after those of the names. */
  prose: string[]
}

/** Entries, or the numbers of the entries that contain a word: those of the index first, then those of the parts. */
export type FindPart = FindEntry[] | Record<string, number[]>
