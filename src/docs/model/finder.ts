import { type Findable, type FindEntry, findable, highestScore, type ProductFinder, rank, wordsOf } from './find.ts'
import type { FindIndex, FindPart, FindParts } from './find-index.ts'
import type { Product } from './product.ts'

interface Source {
  product: Product
  /** A part of a large index, by number. */
  loadFindPart(part: number): Promise<FindPart>
}

const limit = 40
/** Parts that are loaded at the same time. */
const parallelLoads = 4
/** The highest score of an entry that matches by its prose alone. */
const scoreOfProse = 3
/** Characters: prose is not searched for shorter beginnings of words, which are in most texts. */
const minProse = 3

/** Searches the index of a product, and loads the parts that a query needs. */
export class Finder implements ProductFinder {
  readonly #source: Source
  readonly #parts: FindParts
  readonly #entries: Findable[]
  /** The number of the first entry of each part. */
  readonly #starts: number[] = []
  readonly #names: FindParts['names']
  readonly #loaded = new Map<number, Findable[]>()
  /** Words of the query with the numbers of the entries whose prose has them. */
  #prose = new Map<string, ReadonlySet<number>>()

  constructor(source: Source, { entries, parts }: FindIndex) {
    this.#source = source
    this.#parts = parts ?? { names: [], prose: [] }
    this.#entries = this.#numbered(parts ? [...operationsOf(source.product), ...entries] : entries, 0)
    this.#names = this.#parts.names.map((part) => ({ ...part, texts: part.texts.map((text) => text.toLowerCase()) }))
    let start = this.#entries.length
    for (const { count } of this.#parts.names) {
      this.#starts.push(start)
      start += count
    }
  }

  async find(typed: string): Promise<FindEntry[]> {
    const prose = new Map(
      await Promise.all(wordsOf(typed).map(async (word) => [word, await this.#numbersOf(word)] as const)),
    )
    const wanted = this.#rankParts(typed, prose)
    let entries = this.#entries
    for (let at = 0; ; at += parallelLoads) {
      this.#prose = prose
      const found = rank(entries, typed, { limit })
      const next = wanted[at]
      const isEnough = found.length === limit && (found.at(-1)?.score ?? 0) >= (next?.score ?? 0)
      if (!next || isEnough) return found.map(({ entry }) => entry)
      const more = await Promise.all(wanted.slice(at, at + parallelLoads).map(({ part }) => this.#load(part)))
      entries = [...entries, ...more.flat()]
    }
  }

  /** Parts that may have results, the best first. */
  #rankParts(typed: string, prose: ReadonlyMap<string, ReadonlySet<number>>): { part: number; score: number }[] {
    const inProse = new Set(
      [...prose.values()].flatMap((numbers) => [...numbers].map((number) => this.#partOf(number))),
    )
    return this.#names
      .map(({ kind, texts }, part) => {
        const score = texts.reduce((most, text) => Math.max(most, highestScore(text, kind, typed)), 0)
        return { part, score: score || (inProse.has(part) ? scoreOfProse : 0) }
      })
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
  }

  #partOf = (number: number): number => this.#starts.findLastIndex((start) => start <= number)

  async #load(part: number): Promise<Findable[]> {
    const known = this.#loaded.get(part)
    if (known) return known
    const entries = await this.#source.loadFindPart(part)
    const loaded = Array.isArray(entries) ? this.#numbered(entries, this.#starts[part] ?? 0) : []
    this.#loaded.set(part, loaded)
    return loaded
  }

  #numbered = (entries: FindEntry[], start: number): Findable[] =>
    findable(entries).map((each, index) => ({
      ...each,
      hasInProse: (word) => this.#prose.get(word)?.has(start + index) === true,
    }))

  /** The entries whose prose has all parts of a word, such as 'content-type', at the beginning of a word. */
  async #numbersOf(typed: string): Promise<ReadonlySet<number>> {
    const [first, ...others] = await Promise.all(
      proseWords(typed)
        .filter((word) => word.length >= minProse)
        .map((word) => this.#numbersBeginning(word)),
    )
    return others.reduce((common, numbers) => common.intersection(numbers), first ?? new Set<number>())
  }

  async #numbersBeginning(word: string): Promise<Set<number>> {
    const { names, prose } = this.#parts
    const first = Math.max(
      0,
      prose.findLastIndex((each) => each <= word),
    )
    const places = prose.flatMap((start, at) => (at === first || (at > first && start.startsWith(word)) ? [at] : []))
    const parts = await Promise.all(places.map((place) => this.#source.loadFindPart(names.length + place)))
    return new Set(parts.flatMap((part) => numbersIn(part, word)))
  }
}

const numbersIn = (part: FindPart, word: string): number[] =>
  Object.entries(part).flatMap(([each, numbers]) => (each.startsWith(word) ? numbers : []))

/** The words of a text that the prose is searched by, in lower case. */
export const proseWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The entries of the operations, which the product has already. */
export const operationsOf = ({ groups }: Product): FindEntry[] =>
  groups
    .flatMap(({ operations }) => operations)
    .flatMap(({ id, method, path, summary }): FindEntry[] => [
      { text: summary, kind: 'operation', place: `${method} ${path}`, anchor: id },
      { text: `${method} ${path}`, kind: 'path', place: summary, anchor: id },
    ])
