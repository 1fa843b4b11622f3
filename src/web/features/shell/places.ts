import { type Findable, find } from '#docs/page/find.ts'
import { askable } from '#web/api/search-words.ts'

/** Somewhere the palette can lead to. */
export interface Place {
  label: string
  /** What tells it from others of its name, and what else it can be found by; may be empty. */
  note: string
  to: string
  /** A part of that page. */
  anchor?: string
}

export const kinds = ['screens', 'projects', 'partners', 'operations', 'articles'] as const
export type Kind = (typeof kinds)[number]

export const kindNames: Record<Kind, string> = {
  screens: 'Screens',
  projects: 'Projects',
  partners: 'Partners',
  operations: 'API operations',
  articles: 'Articles',
}

/** What of one kind is shown. */
export interface Hits {
  places: Place[]
  /** There are more than these. */
  isCut: boolean
}

export interface PlaceGroup extends Hits {
  kind: Kind
}

const shownOfKind = 6
/** One letter finds half of everything. */
export const askedFrom = 2

/** What the server is asked for; nothing where it would find too much, or refuse. */
export const keywordOf = (typed: string) => (typed.length < askedFrom ? '' : (askable({ query: typed }) ?? ''))

/** Hits come as the server has put them in order. Those of former words are shown only as far as they fit what is typed now. */
export function hitsFor(typed: string, places: readonly Place[], { areFormer }: { areFormer: boolean }): Place[] {
  return areFormer ? best(places, typed, { byNote: false }) : [...places]
}

/** The first of these, and whether that leaves some out. */
export function first(places: readonly Place[], limit = shownOfKind): Hits {
  return { places: places.slice(0, limit), isCut: places.length > limit }
}

/** Those that fit what was typed, the best first; with nothing typed, all as they come. */
export function best(places: readonly Place[], typed: string, { byNote } = { byNote: true }): Place[] {
  if (typed.trim() === '') return [...places]
  const entries = places.map(
    (place): Findable<Place> => ({
      ...{ entry: place, weight: 1 },
      text: place.label.toLowerCase(),
      place: place.note.toLowerCase(),
    }),
  )
  return find(entries, typed, { limit: Number.POSITIVE_INFINITY, byPlace: byNote })
}

/** Groups with something in them, in the order of `kinds`. */
export function grouped(found: Partial<Record<Kind, Hits>>): PlaceGroup[] {
  return kinds.flatMap((kind) => {
    const hits = found[kind]
    return hits && hits.places.length > 0 ? [{ kind, ...hits }] : []
  })
}

/** The same for the same place, whatever it is called and wherever it stands. */
export const keyOf = ({ to, anchor = '' }: Place) => `${to}#${anchor}`
