import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { can } from '#domain/capabilities.ts'
import { factsOf } from '#domain/review-facts.ts'
import { useListReviewNotes, useRequestChanges, useSettleReviewNote } from '#generated/admin/client/notes.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import type { ReviewNote } from '#generated/admin/model/reviewNote.ts'
import { messageOf } from '#web/api/errors.ts'
import { NoteList } from '#web/entities/review-notes/note-list.tsx'
import { useNotedFields } from '#web/entities/review-notes/noted-fields.tsx'
import { useNotesPage } from '#web/entities/review-notes/use-notes-page.ts'
import { onStepError } from '#web/stores/review-conflict.ts'
import { useSession } from '#web/stores/session.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'

/** What the desks ask to change at single fields. */
export function ReviewNotes({ project }: { project: AdminProject }) {
  const role = useSession(({ userRole }) => userRole)
  const { query, linked, onPage } = useNotesPage()
  const { write } = useNotedFields()
  const { data: notes } = useListReviewNotes(project.id, query, { query: { placeholderData: keepPreviousData } })
  if (!role) return null
  const permission = can.writeNote({ role }, factsOf(project))
  return (
    <Card
      title="Notes"
      anchor="notes"
      note="What has to change at single fields. The partner gets them when you request changes."
      action={
        <Button
          variant="secondary"
          disabledReason={permission.allowed ? undefined : permission.because}
          onClick={() => write?.()}
        >
          Add note
        </Button>
      }
    >
      <Stack gap="5" align="stretch">
        {notes?.total === 0 && <Text color="muted">No notes yet.</Text>}
        {notes && notes.total > 0 && (
          <NoteList
            notes={notes}
            linked={linked}
            onPage={onPage}
            actions={(note) => <Settle project={project} note={note} />}
          />
        )}
        <RequestChanges project={project} />
      </Stack>
    </Card>
  )
}

function Settle({ project, note }: { project: AdminProject; note: ReviewNote }) {
  const resolved = note.state !== 'resolved'
  const { mutate, isPending } = useSettleReviewNote({
    mutation: { onError: (problem) => showToast(messageOf(problem), { kind: 'error' }) },
  })
  if (project.status !== 'pending') return null
  return (
    <Flex>
      <Button
        size="sm"
        variant="secondary"
        loading={isPending}
        onClick={() => mutate({ projectId: project.id, noteId: note.id, data: { resolved, revision: note.revision } })}
      >
        {resolved ? 'Resolve' : 'Reopen'}
      </Button>
    </Flex>
  )
}

function RequestChanges({ project }: { project: AdminProject }) {
  const role = useSession(({ userRole }) => userRole)
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useRequestChanges({
    mutation: { onError: onStepError(project.id), onSettled: () => setAsking(false) },
  })
  if (!role || !can.writeNote({ role }, factsOf(project)).allowed) return null
  const decision = can.requestChanges({ role }, factsOf(project))
  const onSuccess = () => showToast(`${project.partnerName} gets the notes by email.`, { title: 'Changes requested' })
  return (
    <Flex>
      <Button disabledReason={decision.allowed ? undefined : decision.because} onClick={() => setAsking(true)}>
        Request changes
      </Button>
      {asking && (
        <ConfirmDialog
          title="Request changes?"
          confirm="Request changes"
          variant="primary"
          pending={isPending}
          onConfirm={() => mutate({ projectId: project.id }, { onSuccess })}
          onClose={() => setAsking(false)}
        >
          {project.partnerName} gets the open notes ({project.openNotes}) by email and can change just the fields of
          those that block the approval. The review goes on when they submit again.
        </ConfirmDialog>
      )}
    </Flex>
  )
}
