import { type Findable, find } from '#docs/model/find.ts'
import { validQuery } from '#web/api/search-query.ts'

/** A page or an action that the palette finds. */
export interface Place {
  label: string
  /** Additional text, also searched; may be empty. */
  note: string
  to: string
  /** Anchor on the page. */
  anchor?: string
  search?: Record<string, boolean>
  /** Tells actions with the same page apart. */
  action?: string
  /** Instead of a page. */
  run?: () => void
}

const kinds = ['screens', 'projects', 'partners', 'operations', 'actions', 'articles'] as const
export type Kind = (typeof kinds)[number]

export const kindNames: Record<Kind, string> = {
  screens: 'Screens',
  projects: 'Projects',
  actions: 'Actions',
  partners: 'Partners',
  operations: 'API operations',
  articles: 'Articles',
}

/** Results of one kind. */
export interface Hits {
  places: Place[]
  /** Whether there are more. */
  isCut: boolean
}

export interface PlaceGroup extends Hits {
  kind: Kind
}

/** Maximum results per kind. */
const shownOfKind = 6
/** One letter matches too much. */
export const minQueryLength = 2

/** The query for the server; empty when it is too short or invalid. */
export const keywordOf = (typed: string) => (typed.length < minQueryLength ? '' : (validQuery({ query: typed }) ?? ''))

/** Server results in their order. Results of an earlier query are filtered by the current one. */
export function hitsFor(typed: string, places: readonly Place[], { areFormer }: { areFormer: boolean }): Place[] {
  return areFormer ? best(places, typed, { byNote: false }) : [...places]
}

/** The first results, and whether there are more. */
export function first(places: readonly Place[], limit = shownOfKind): Hits {
  return { places: places.slice(0, limit), isCut: places.length > limit }
}

/** Matching entries, best first; without a query, all in order. */
export function best(places: readonly Place[], typed: string, { byNote } = { byNote: true }): Place[] {
  if (typed.trim() === '') return [...places]
  const entries = places.map(
    (place): Findable<Place> => ({
      entry: place,
      weight: 1,
      text: place.label.toLowerCase(),
      place: place.note.toLowerCase(),
    }),
  )
  return find(entries, typed, { limit: Number.POSITIVE_INFINITY, byPlace: byNote })
}

interface OwnPlaces {
  screens: readonly Place[]
  projects: readonly Place[]
  operations: readonly Place[]
  actions: readonly Place[]
}

/** Hits among the places that the page holds; the server searches the others. */
export function ownHits(places: OwnPlaces, typed: string): Record<keyof OwnPlaces, Hits> {
  const hits = (kind: keyof OwnPlaces) => first(best(places[kind], typed))
  return {
    screens: hits('screens'),
    projects: hits('projects'),
    operations: keywordOf(typed) === '' ? first([]) : hits('operations'),
    actions: typed === '' ? first([]) : hits('actions'),
  }
}

/** Non-empty groups in the order of `kinds`. */
export function grouped(found: Partial<Record<Kind, Hits>>): PlaceGroup[] {
  return kinds.flatMap((kind) => {
    const hits = found[kind]
    return hits && hits.places.length > 0 ? [{ kind, ...hits }] : []
  })
}

/** The identity of a place, independent of label and position. */
export const keyOf = ({ to, anchor = '', search = {}, action = '' }: Place) =>
  `${to}?${Object.keys(search).join('&')}#${anchor}!${action}`
