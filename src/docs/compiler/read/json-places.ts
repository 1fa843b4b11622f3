import type { Places } from './yaml-places.ts'

/** Positions of a key and its value in a text; those of an entry of a list are equal. */
interface Entry {
  key: number
  value: number
}

/**
 * Finds places in a JSON text without parsing it: a tree of a large file takes several times its memory. The text has to be
 * valid.
 */
export class JsonPlaces implements Places {
  readonly #text: string
  /** Entries of an object or a list by its position. Only those on the way to a place are read. */
  readonly #entries = new Map<number, ReadonlyMap<string, Entry>>()

  constructor(text: string) {
    this.#text = text
  }

  /** The key at the end of the steps, or the nearest one before it. */
  find(steps: readonly string[]): Entry & { isWhole: boolean } {
    const start = this.#skipSpace(0)
    let place: Entry = { key: start, value: start }
    for (const step of steps) {
      const next = this.#entriesAt(place.value).get(step)
      if (!next) return { ...place, isWhole: false }
      place = next
    }
    return { ...place, isWhole: true }
  }

  /** The string at the end of the steps; undefined for any other value. */
  stringAt(steps: readonly string[]): string | undefined {
    const { value, isWhole } = this.find(steps)
    return isWhole && this.#text[value] === '"' ? this.#stringFrom(value) : undefined
  }

  #entriesAt(position: number): ReadonlyMap<string, Entry> {
    const cached = this.#entries.get(position)
    if (cached) return cached
    const opening = this.#text[position]
    const entries = opening === '{' || opening === '[' ? this.#readEntries(position, opening === '[') : new Map()
    this.#entries.set(position, entries)
    return entries
  }

  #readEntries(position: number, isList: boolean): Map<string, Entry> {
    const entries = new Map<string, Entry>()
    let at = this.#skipSpace(position + 1)
    while (at < this.#text.length && !isEnd(this.#text[at])) {
      const key = at
      const value = isList ? at : this.#skipSpace(this.#skipSpace(this.#endOf(at)) + 1)
      entries.set(isList ? `${entries.size}` : this.#stringFrom(key), { key, value })
      at = this.#skipSpace(this.#endOf(value))
      if (this.#text[at] === ',') at = this.#skipSpace(at + 1)
    }
    return entries
  }

  #stringFrom(position: number): string {
    return JSON.parse(this.#text.slice(position, this.#endOf(position)))
  }

  #skipSpace(position: number): number {
    space.lastIndex = position
    return space.test(this.#text) ? space.lastIndex : position
  }

  /** The position behind a value. */
  #endOf(position: number): number {
    const first = this.#text[position]
    if (first === '"') return this.#endOfString(position)
    if (first !== '{' && first !== '[') {
      plain.lastIndex = position
      return plain.test(this.#text) ? plain.lastIndex : position + 1
    }
    let depth = 0
    for (let at = position; at < this.#text.length; at++) {
      const code = this.#text.charCodeAt(at)
      if (code === quote) at = this.#endOfString(at) - 1
      else if (code === openBrace || code === openBracket) depth++
      else if ((code === closeBrace || code === closeBracket) && --depth === 0) return at + 1
    }
    return this.#text.length
  }

  #endOfString(position: number): number {
    let end = this.#text.indexOf('"', position + 1)
    while (end >= 0 && this.#isEscaped(end)) end = this.#text.indexOf('"', end + 1)
    return end < 0 ? this.#text.length : end + 1
  }

  #isEscaped(position: number): boolean {
    let before = position - 1
    while (this.#text.charCodeAt(before) === backslash) before--
    return (position - before) % 2 === 0
  }
}

const space = /\s*/y
const plain = /[^\s,\]}]+/y
const isEnd = (letter: string | undefined) => letter === '}' || letter === ']'
const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket] = [0x22, 0x5c, 0x7b, 0x7d, 0x5b, 0x5d]
