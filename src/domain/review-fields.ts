import type { OperationIO } from '#generated/operations.ts'
import { changesBetween } from './application-changes.ts'
import type { ApplicationPart } from './application-parts.ts'
import { type Application, type ApplicationField, fields, valueAt } from './application-pointers.ts'
import { canonicalJson } from './canonical-json.ts'
import { fieldOf, textAt } from './requested-fields.ts'

/** A field of an application, or an entry of a list, as a desk finds it. */
export type ReviewField = OperationIO['listReviewFields']['data']['items'][number]

interface Reviewed {
  /** The last submission; undefined where none is kept. */
  current: Application | undefined
  /** The submission that the desk passed on last. */
  seen: Application | undefined
  /** Notes that are not resolved, the oldest first. */
  notes: readonly { id: string; pointer: string }[]
  /** Parts that the reader does not see. */
  hidden: readonly ApplicationPart[]
}

/** Every field, and after a list its entries. */
export function reviewFields({ current, seen, notes, hidden }: Reviewed): ReviewField[] {
  const changed = new Set(current && seen ? changesBetween(seen, current).map(({ pointer }) => pointer) : [])
  const places = fields.flatMap((field): Omit<ReviewField, 'openNotes' | 'noteId'>[] => [
    { pointer: field.pointer, entry: null, changed: changed.has(field.pointer) && !hidden.includes(field.part) },
    ...(current ? entriesOf(field, current, seen) : []),
  ])
  const known = new Set(places.map(({ pointer }) => pointer))
  // A note on an entry that the list no longer has is on the list.
  const byPlace = Map.groupBy(notes, ({ pointer }) => (known.has(pointer) ? pointer : fieldOf(pointer)))
  return places.map((place) => {
    const own = byPlace.get(place.pointer) ?? []
    return { ...place, openNotes: own.length, noteId: own[0]?.id ?? null }
  })
}

function entriesOf({ pointer, kind }: ApplicationField, current: Application, seen: Application | undefined) {
  if (kind !== 'list') return []
  const before = seen && new Set(listAt(seen, pointer).map(canonicalJson))
  return listAt(current, pointer).map((entry, at) => ({
    pointer: `${pointer}/${at}`,
    entry: textAt(current, `${pointer}/${at}`),
    changed: before !== undefined && !before.has(canonicalJson(entry)),
  }))
}

function listAt(application: Application, pointer: string): unknown[] {
  const value = valueAt(application, pointer)
  return Array.isArray(value) ? value : []
}
