/** A step of an anchor: a slash in a name is not one between names. */
const escapeStep = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1')

/** Anchors of one page, or of one named schema: no two are alike. */
export class Anchors {
  #taken = new Set<string>()

  take(path: string): string {
    let free = path
    for (let number = 2; this.#taken.has(free); number++) free = `${path}-${number}`
    this.#taken.add(free)
    return free
  }
}

export const joinPath = (base: string, step: string): string =>
  base === '' ? escapeStep(step) : `${base}/${escapeStep(step)}`

/** Words that are told apart: of two that are alike the second says so. */
export function distinct(words: string[]): string[] {
  const counts = new Map<string, number>()
  return words.map((word) => {
    const count = (counts.get(word) ?? 0) + 1
    counts.set(word, count)
    return count === 1 ? word : `${word} (${count})`
  })
}

/** Where a schema stands, and how much of what it refers to is written out there. */
export interface Place {
  path: string
  anchors: Anchors
  /** References with more nodes than this stand as a name. */
  allowance: number
  open: ReadonlySet<string>
  /** The whole of a body or of a named schema: written out even where it is recursive. */
  root: boolean
}
