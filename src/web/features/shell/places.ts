import { askable } from '#web/api/search-words.ts'
import { type Findable, find } from '#web/reference/find.ts'

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

export interface PlaceGroup {
  kind: Kind
  places: Place[]
}

const shownOfKind = 6
/** One letter finds half of everything. */
const askedFrom = 2

/** What the server is asked for; nothing where it would find too much, or refuse. */
export const keywordOf = (typed: string) => (typed.length < askedFrom ? '' : (askable({ query: typed }) ?? ''))

/** Hits come as the server has put them in order. Those of former words are shown only as far as they fit what is typed now. */
export function hitsFor(typed: string, places: readonly Place[], { areFormer }: { areFormer: boolean }): Place[] {
  return areFormer ? best(places, typed) : [...places]
}

/** The best of these for what was typed; with nothing typed, the first ones. */
export function best(places: readonly Place[], typed: string, limit = shownOfKind): Place[] {
  if (typed.trim() === '') return places.slice(0, limit)
  const entries = places.map(
    (place): Findable<Place> => ({
      ...{ entry: place, weight: 1 },
      text: place.label.toLowerCase(),
      place: place.note.toLowerCase(),
    }),
  )
  return find(entries, typed, limit)
}

/** Groups with something in them, in the order of `kinds`. */
export function grouped(found: Partial<Record<Kind, Place[]>>): PlaceGroup[] {
  return kinds.flatMap((kind) => {
    const places = found[kind] ?? []
    return places.length > 0 ? [{ kind, places }] : []
  })
}
