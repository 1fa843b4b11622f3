import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { keepPreviousData } from '@tanstack/react-query'
import { useListReviewNotes, useSettleReviewNote } from '#generated/admin/client/notes.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import type { ReviewNote } from '#generated/admin/model/reviewNote.ts'
import { QueryState } from '#web/entities/query-state.tsx'
import { NoteList } from '#web/entities/review-notes/note-list.tsx'
import { useNotesPage } from '#web/entities/review-notes/use-notes-page.ts'
import { onStepError } from '#web/stores/review-conflict.ts'
import { toastError } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { NoteButtons } from './note-buttons.tsx'

/** What the desks ask to change at single fields. */
export function ReviewNotes({ project }: { project: AdminProject }) {
  const { query, linked, onPage } = useNotesPage()
  const read = useListReviewNotes(project.id, query, { query: { placeholderData: keepPreviousData } })
  const notes = read.data
  return (
    <Card
      title="Notes"
      note="What has to change, field by field. The partner gets the notes when you request changes."
      action={<NoteButtons project={project} />}
    >
      <Stack gap="5" align="stretch">
        <QueryState read={read} what="notes" />
        {notes?.total === 0 && <Text color="muted">No notes yet.</Text>}
        {notes && notes.total > 0 && (
          <NoteList
            notes={notes}
            linked={linked}
            onPage={onPage}
            actions={(note) => <Settle project={project} note={note} />}
          />
        )}
      </Stack>
    </Card>
  )
}

function Settle({ project, note }: { project: AdminProject; note: ReviewNote }) {
  const resolved = note.state !== 'resolved'
  const { mutate, isPending } = useSettleReviewNote({
    mutation: { onError: onStepError(project.id, toastError) },
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
