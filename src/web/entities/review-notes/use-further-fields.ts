import { createContext } from 'react'
import { decideFurtherField } from '#domain/company-profile.ts'
import { toPortalStatus } from '#domain/project-states.ts'
import { useRelateField, useUnrelateField } from '#generated/portal/client/notes.ts'
import { useGetOrganisationSuspense } from '#generated/portal/client/organisation.ts'
import { useListProjects } from '#generated/portal/client/projects.ts'
import { wholeList } from '#web/api/whole-list.ts'
import type { FieldReview } from './field-review.ts'
import { type OpenNote, useOpenNotes } from './open-notes.ts'

export interface FurtherFields extends FieldReview {
  /** Whether the server lets the partner open a closed field together with that of the note. */
  canOpen: (field: string, note: OpenNote) => boolean
  /** Opens closed fields together with that of the note. */
  open: (fields: readonly string[], note: OpenNote) => Promise<void>
  /** Closes a field that was opened with the note. */
  close: (field: string, note: OpenNote) => Promise<void>
}

/** What the review asks, for the parts of a form: rjsf renders a form again only when its schema or values change. */
export const ReviewContext = createContext<FurtherFields>({
  notes: [],
  requested: null,
  canOpen: () => false,
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
  const { data: company } = useGetOrganisationSuspense()
  const { data: projects } = useListProjects(wholeList, { query: { enabled: requested !== null } })
  const canOpen: FurtherFields['canOpen'] = (field, { projectId, pointer }) => {
    const othersUnderReview =
      projects?.items.some(({ id, status }) => id !== projectId && status === toPortalStatus('pending')) ?? true
    return decideFurtherField({ status: company.status, othersUnderReview }, field, pointer).allowed
  }
  const open: FurtherFields['open'] = async (fields, { projectId, id: noteId }) => {
    for (const pointer of fields) await relate({ projectId, noteId, data: { pointer } })
  }
  const close: FurtherFields['close'] = async (pointer, { projectId, id: noteId }) => {
    await beforeClosing?.()
    await unrelate({ projectId, noteId, params: { pointer } })
  }
  return { notes, requested, canOpen, open, close }
}
