import { below } from '#domain/json-pointer.ts'

/** The name itself, else with the first number that makes it free. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name
  for (let number = 2; isTaken(free); number++) free = `${name}-${number}`
  return free
}

/** Unique anchors of a page or of a named schema. */
export class Anchors {
  #taken = new Set<string>()

  take(path: string): string {
    const free = freeName(path, (name) => this.#taken.has(name))
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
