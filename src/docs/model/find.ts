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

/** Searches one product. */
export interface ProductFinder {
  /** The best entries. Rejects when a part cannot be loaded. */
  find(typed: string): Promise<FindEntry[]>
}

/** Entries with their normalised text, computed once. */
export interface Findable<T = FindEntry> {
  entry: T
  text: string
  place: string
  words?: string
  weight: number
  /** Whether the prose of an entry whose words are elsewhere has a word that begins so. */
  hasInProse?: (word: string) => boolean
}

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
export const find = <T>(entries: Findable<T>[], typed: string, rules: Rules = {}): T[] =>
  rank(entries, typed, rules).map(({ entry }) => entry)

/** The typed words in lower case. */
export function wordsOf(typed: string): string[] {
  const query = typed.trim().toLowerCase()
  return query === '' ? [] : query.split(/\s+/)
}

/** The best entries with their scores. */
export function rank<T>(
  entries: Findable<T>[],
  typed: string,
  { limit = 40, byPlace = false }: Rules = {},
): { entry: T; score: number }[] {
  const query = typed.trim().toLowerCase()
  const words = wordsOf(typed)
  if (words.length === 0) return []
  const scored: { entry: T; score: number }[] = []
  for (const candidate of entries) {
    const score = scoreOf(candidate, query, words, byPlace)
    if (score > 0) scored.push({ entry: candidate.entry, score })
  }
  return scored.sort((a, b) => b.score - a.score).slice(0, limit)
}

/** The highest score that an entry of that text can have at any place; 0 without one of the words in its text. */
export function highestScore(text: string, kind: FindEntry['kind'], typed: string): number {
  const query = typed.trim().toLowerCase()
  if (text === query) return 1000 + weights[kind]
  const scores = wordsOf(typed).map((word) => scoreIn(text, word))
  if (scores.every((score) => score === 0)) return 0
  const sum = scores.reduce((total, score) => total + (score || inPlace), 0)
  return sum / scores.length + weights[kind] + 10 / (10 + text.length)
}

/** Rank of a match in the location only, and of one in the words of the place. */
const inPlace = 2
const inWords = 1

function scoreOf(entry: Findable<unknown>, query: string, words: string[], byPlace: boolean): number {
  const { text, place, weight } = entry
  if (text === query) return 1000 + weight
  let score = 0
  for (const word of words) {
    const found = scoreIn(text, word) || (place.includes(word) && inPlace) || (isInProse(entry, word) && inWords)
    if (!found) return 0
    score += found
  }
  const isPlaceAlone = score === inPlace * words.length && !words.every((word) => isInProse(entry, word))
  if (isPlaceAlone && !byPlace) return 0
  const isProse = score <= inPlace * words.length
  // Of two matches, the shorter one ranks higher.
  const matched = isPlaceAlone ? place : isProse ? (entry.words ?? text) : text
  return score / words.length + weight + 10 / (10 + matched.length)
}

/** Prose matches by the beginning of a word: 'id' is in most longer words. */
const isInProse = ({ words: prose, hasInProse }: Findable<unknown>, word: string) => {
  const at = prose?.indexOf(word) ?? -1
  return hasInProse?.(word) || (prose !== undefined && at >= 0 && (at === 0 || beginsWord(prose, word, at)))
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
