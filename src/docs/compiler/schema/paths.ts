import { below } from '#domain/json-pointer.ts'

/** Unique anchors of a page or of a named schema. */
export class Anchors {
  #taken = new Set<string>()

  take(path: string): string {
    let free = path
    for (let number = 2; this.#taken.has(free); number++) free = `${path}-${number}`
    this.#taken.add(free)
    return free
  }
}

/** Slashes in a step are escaped, since they separate steps. */
export const joinPath = (base: string, step: string): string =>
  base === '' ? below('', step).slice(1) : below(base, step)

/** Makes equal labels distinct by a number. */
export function distinct(words: string[]): string[] {
  const counts = new Map<string, number>()
  return words.map((word) => {
    const count = (counts.get(word) ?? 0) + 1
    counts.set(word, count)
    return count === 1 ? word : `${word} (${count})`
  })
}

/** Position of a schema, with the limits of expansion there. */
export interface SchemaPosition {
  path: string
  anchors: Anchors
  /** Schemas with more nodes than this are linked by name. */
  allowance: number
  open: ReadonlySet<string>
  /** The root of a body or named schema: expanded even when recursive. */
  root: boolean
}
