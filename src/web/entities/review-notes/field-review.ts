import { fields } from '#domain/application-pointers.ts'
import { fieldOf } from '#domain/requested-fields.ts'
import type { OpenNote } from './open-notes.ts'

// Which fields of an application the partner may change while the review asks for changes: one rule for wizard and profile.

/** What the review asks about fields of an application. */
export interface FieldReview {
  /** Notes that are not resolved. */
  notes: readonly OpenNote[]
  /** JSON pointers of the fields that may change; null when no changes were requested. */
  requested: readonly string[] | null
}

/** The notes to show at a field. */
export const notesOn = (field: string, { notes }: FieldReview) =>
  notes.filter(({ state, pointer }) => state === 'open' && fieldOf(pointer) === field)

/** Whether the review asks for changes, and not of this field. */
export const isFieldClosed = (field: string, { requested }: FieldReview): boolean =>
  requested !== null && fields.some(({ pointer }) => pointer === field) && !requested.includes(field)

/** The note with which the partner opened this field; undefined where a note asks for the field itself. */
export function noteThatOpened(field: string, { notes, requested }: FieldReview): OpenNote | undefined {
  const isAsked = notes.some(({ blocking, pointer }) => blocking && fieldOf(pointer) === field)
  if (isAsked || !requested?.includes(field)) return undefined
  return notes.find(({ blocking, related }) => blocking && related.includes(field))
}

/** The notes that a further field can belong to: those that are still to do, or else those that are done. */
export function notesToRelate({ notes }: FieldReview): OpenNote[] {
  const blocking = notes.filter((note) => note.blocking)
  const toDo = blocking.filter(({ state }) => state === 'open')
  return toDo.length > 0 ? toDo : blocking
}
