import type { FindEntry } from '#docs/model/find.ts'
import type { FindIndex, FindPart } from '#docs/model/find-index.ts'
import { operationsOf, proseWords } from '#docs/model/finder.ts'
import type { Product } from '#docs/model/product.ts'
import { splitBySize } from './packs.ts'

/** The search index as the browser loads it. */
export interface StoredFind {
  index: FindIndex
  parts: FindPart[]
}

/** Up to this many characters of JSON, an index has no parts. */
const maxWholeSize = 200_000
/** Characters of JSON in a part. */
const partSize = 20_000

/** Splits a large index: the browser loads the operations with the product, and other parts when the query needs them. */
export function splitFind(product: Product, entries: FindEntry[], limit = maxWholeSize): StoredFind {
  if (isShort(entries, limit)) return { index: { entries }, parts: [] }
  const operations = operationsOf(product)
  const listed = new Set(operations.map(keyOf))
  const words = new Map(entries.map((entry) => [keyOf(entry), entry.words]))
  const isNamed = ({ kind, words }: FindEntry) => kind === 'field' || (kind === 'code' && words === undefined)
  const others = entries.filter((entry) => !isNamed(entry) && !listed.has(keyOf(entry)))
  const names = (['field', 'code'] as const).flatMap((kind) => {
    const ofKind = entries.filter((entry) => entry.kind === kind && isNamed(entry)).sort(byText)
    const parts = splitBySize(ofKind, partSize, (entry) => JSON.stringify(withoutWords(entry)).length)
    return parts.map((part) => ({ kind, part }))
  })
  const named = names.flatMap(({ part }) => part)
  const numbered = [...operations.map((entry) => ({ ...entry, words: words.get(keyOf(entry)) })), ...others, ...named]
  const prose = splitBySize(
    [...numbersByWord(numbered)].sort(byWord),
    partSize,
    (entry) => JSON.stringify(entry).length,
  )
  return {
    index: {
      entries: others.map(withoutWords),
      parts: {
        names: names.map(({ kind, part }) => ({
          kind,
          texts: [...new Set(part.map(({ text }) => text))],
          count: part.length,
        })),
        prose: prose.map(([first]) => first?.[0] ?? ''),
      },
    },
    parts: [...names.map(({ part }) => part.map(withoutWords)), ...prose.map((part) => Object.fromEntries(part))],
  }
}

/** Stops at the limit: the JSON of all entries takes 180 MB for a dereferenced file. */
function isShort(entries: FindEntry[], limit: number): boolean {
  let size = 1
  for (const entry of entries) {
    size += JSON.stringify(entry).length + 1
    if (size > limit) return false
  }
  return true
}

const keyOf = ({ kind, anchor }: FindEntry): string => `${kind} ${anchor}`
const withoutWords = ({ words: _, ...entry }: FindEntry): FindEntry => entry
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
const byText = (one: FindEntry, other: FindEntry): number => compare(one.text, other.text)
const byWord = ([one]: [string, number[]], [other]: [string, number[]]): number => compare(one, other)

function numbersByWord(entries: { words?: string | undefined }[]): Map<string, number[]> {
  const numbers = new Map<string, number[]>()
  for (const [number, { words = '' }] of entries.entries()) {
    for (const word of new Set(proseWords(words))) {
      const known = numbers.get(word)
      if (known) known.push(number)
      else numbers.set(word, [number])
    }
  }
  return numbers
}
