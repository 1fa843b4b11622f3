import type { LinkProps } from '@tanstack/react-router'
import { createContext, type ReactNode, use, useState } from 'react'
import { can } from '#domain/capabilities.ts'
import { factsOf } from '#domain/review-facts.ts'
import { useListReviewFields } from '#generated/admin/client/notes.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import type { ReviewField } from '#generated/admin/model/reviewField.ts'
import { lazyDialog } from '#web/entities/lazy-dialog.tsx'
import { useSession } from '#web/stores/session.ts'

const NoteDialog = lazyDialog(async () => (await import('./note-dialog.tsx')).NoteDialog)

interface NotedFieldsValue {
  fields: readonly ReviewField[]
  /**
   * Opens the dialog for a note, with this field chosen; undefined while the reader writes no notes. `entry` is one of its
   * list that was never submitted.
   */
  write: ((pointer?: string, entry?: string) => void) | undefined
  /** The address of a note. */
  noteAddress: (noteId: string) => LinkProps
}

const NotedFieldsContext = createContext<NotedFieldsValue>({ fields: [], write: undefined, noteAddress: () => ({}) })

/** The fields of the application that a review page shows, and the dialog for notes on them. */
export const useNotedFields = () => use(NotedFieldsContext)

type Props = { project: AdminProject; children: ReactNode } & Pick<NotedFieldsValue, 'noteAddress'>

export function NotedFields({ project, noteAddress, children }: Props) {
  const role = useSession(({ userRole }) => userRole)
  const { data } = useListReviewFields(project.id)
  const [writing, setWriting] = useState<{ pointer?: string | undefined; entry?: string | undefined }>()
  const canWrite = role !== null && can.writeNote({ role }, factsOf(project)).allowed
  const fields = data?.items ?? []
  const write = canWrite ? (pointer?: string, entry?: string) => setWriting({ pointer, entry }) : undefined
  return (
    <NotedFieldsContext value={{ fields, write, noteAddress }}>
      {children}
      {writing && (
        <NoteDialog projectId={project.id} {...writing} fields={fields} onClose={() => setWriting(undefined)} />
      )}
    </NotedFieldsContext>
  )
}
