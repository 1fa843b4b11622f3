import { createContext, useState } from 'react'
import { useRelateField, useUnrelateField } from '#generated/portal/client/notes.ts'
import { messageOf } from '#web/api/errors.ts'
import type { FieldReview } from './field-review.ts'
import { type OpenNote, useOpenNotes } from './open-notes.ts'

export interface FurtherFields extends FieldReview {
  /** Opens the field together with that of the note, or closes it again. */
  change: (field: string, note: OpenNote, how: 'open' | 'close') => void
  /** The field of a request under way. */
  changing: string | undefined
  /** The field that was opened or closed last. */
  changed: string | undefined
  /** Why a field could not be opened or closed. */
  refusal: { field: string; message: string } | undefined
}

/** What the review asks, for the parts of a form: rjsf renders a form again only when its schema or values change. */
export const ReviewContext = createContext<FurtherFields>({
  notes: [],
  requested: null,
  change: () => {},
  changing: undefined,
  changed: undefined,
  refusal: undefined,
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
  const [changing, setChanging] = useState<string>()
  const [changed, setChanged] = useState<string>()
  const [refusal, setRefusal] = useState<FurtherFields['refusal']>()
  const { mutateAsync: open } = useRelateField()
  const { mutateAsync: close } = useUnrelateField()
  const send = async (pointer: string, { projectId, id: noteId }: OpenNote, how: 'open' | 'close') => {
    if (how === 'open') return await open({ projectId, noteId, data: { pointer } })
    await beforeClosing?.()
    return await close({ projectId, noteId, params: { pointer } })
  }
  const change: FurtherFields['change'] = (field, note, how) => {
    setChanging(field)
    setRefusal(undefined)
    send(field, note, how)
      .then(() => setChanged(field))
      .catch((problem: unknown) => setRefusal({ field, message: messageOf(problem) }))
      .finally(() => setChanging(undefined))
  }
  return { notes, requested, change, changing, changed, refusal }
}
