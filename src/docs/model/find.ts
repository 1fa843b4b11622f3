/** A search entry: text, kind and location. Loaded when the reader starts to search. */
export interface FindEntry {
  text: string
  kind: 'operation' | 'path' | 'field' | 'code' | 'heading'
  /** Name of the operation or table, as plain text. */
  place: string
  anchor: string
  /** Plain text of its prose or table row, which is searched after text and place. */
  words?: string
}

/** Entries with their normalised text, computed once. */
export type Findable<T = FindEntry> = { entry: T; text: string; place: string; words?: string; weight: number }

const weights: Record<FindEntry['kind'], number> = { operation: 5, path: 4, code: 4, heading: 3, field: 1 }

export function findable(entries: FindEntry[]): Findable[] {
  return entries.map((entry) => ({
    entry,
    text: entry.text.toLowerCase(),
    place: entry.place.toLowerCase(),
    ...(entry.words && { words: entry.words.toLowerCase() }),
    weight: weights[entry.kind],
  }))
}

interface Rules {
  limit?: number
  /** Whether entries match whose words are all in their location. */
  byPlace?: boolean
}

/** The best entries: every word must match, preferably in the text. */
export function find<T>(entries: Findable<T>[], typed: string, { limit = 40, byPlace = false }: Rules = {}): T[] {
  const query = typed.trim().toLowerCase()
  if (query === '') return []
  const words = query.split(/\s+/)
  const scored: { entry: T; score: number }[] = []
  for (const candidate of entries) {
    const score = scoreOf(candidate, query, words, byPlace)
    if (score > 0) scored.push({ entry: candidate.entry, score })
  }
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ entry }) => entry)
}

/** Rank of a match in the location only, and of one in the words of the place. */
const inPlace = 2
const inWords = 1

function scoreOf(entry: Findable<unknown>, query: string, words: string[], byPlace: boolean): number {
  const { text, place, weight } = entry
  if (text === query) return 1000 + weight
  let score = 0
  for (const word of words) {
    const found = scoreIn(text, word) || (place.includes(word) && inPlace) || (hasWord(entry.words, word) && inWords)
    if (!found) return 0
    score += found
  }
  const isPlaceAlone = score === inPlace * words.length
  if (isPlaceAlone && !byPlace) return 0
  // Of two matches, the shorter one ranks higher.
  return score / words.length + weight + 10 / (10 + (isPlaceAlone ? place : text).length)
}

/** Prose matches by the beginning of a word: 'id' is in most longer words. */
const hasWord = (prose: string | undefined, word: string) => {
  const at = prose?.indexOf(word) ?? -1
  return prose !== undefined && at >= 0 && (at === 0 || beginsWord(prose, word, at))
}

function scoreIn(text: string, word: string): number {
  const at = text.indexOf(word)
  if (at < 0) return 0
  if (at === 0) return 100
  return beginsWord(text, word, at) ? 60 : 30
}

function beginsWord(text: string, word: string, first: number): boolean {
  for (let at = first; at >= 0; at = text.indexOf(word, at + 1)) {
    if (/[^a-z0-9]/.test(text.charAt(at - 1))) return true
  }
  return false
}
