import { createContext } from 'react'
import { useRelateField, useUnrelateField } from '#generated/portal/client/notes.ts'
import type { FieldReview } from './field-review.ts'
import { type OpenNote, useOpenNotes } from './open-notes.ts'

export interface FurtherFields extends FieldReview {
  /** Opens closed fields together with that of the note. */
  open: (fields: readonly string[], note: OpenNote) => Promise<void>
  /** Closes a field that was opened with the note. */
  close: (field: string, note: OpenNote) => Promise<void>
}

/** What the review asks, for the parts of a form: rjsf renders a form again only when its schema or values change. */
export const ReviewContext = createContext<FurtherFields>({
  notes: [],
  requested: null,
  open: async () => {},
  close: async () => {},
})

type Options = {
  projectIds: readonly string[]
  requested: FieldReview['requested']
  /** Saves what was typed: only a field without changes can be closed. */
  beforeClosing?: () => Promise<unknown>
}

/** What the review asks, and the fields that the partner opens or closes. */
export function useFurtherFields({ projectIds, requested, beforeClosing }: Options): FurtherFields {
  const notes = useOpenNotes(requested ? projectIds : [])
  const { mutateAsync: relate } = useRelateField()
  const { mutateAsync: unrelate } = useUnrelateField()
  const open: FurtherFields['open'] = async (fields, { projectId, id: noteId }) => {
    for (const pointer of fields) await relate({ projectId, noteId, data: { pointer } })
  }
  const close: FurtherFields['close'] = async (pointer, { projectId, id: noteId }) => {
    await beforeClosing?.()
    await unrelate({ projectId, noteId, params: { pointer } })
  }
  return { notes, requested, open, close }
}
