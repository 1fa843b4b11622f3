import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import * as generated from '#generated/forms/note-answer-input.js'
import { useAnswerNote, useListProjectNotes, useMarkNoteDone } from '#generated/portal/client/notes.ts'
import type { Project } from '#generated/portal/model/project.ts'
import type { ReviewNote } from '#generated/portal/model/reviewNote.ts'
import { LinkButton } from '#web/entities/link.tsx'
import { QueryState } from '#web/entities/query-state.tsx'
import { NoteList } from '#web/entities/review-notes/note-list.tsx'
import { useNotesPage } from '#web/entities/review-notes/use-notes-page.ts'
import { createForm } from '#web/form/create-form.tsx'
import { onStepError } from '#web/stores/review-conflict.ts'
import { toastError } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { pageOfField } from './field-page.ts'

/** What the review asks the partner about single fields; nothing before the first note. */
export function ProjectNotes({ project }: { project: Project }) {
  const { query, linked, onPage } = useNotesPage()
  const read = useListProjectNotes(project.projectId, query, { query: { placeholderData: keepPreviousData } })
  // Open beside the list instead of in the note's row: when a reviewer resolves the note, what was typed must stay.
  const [answeredId, setAnsweredId] = useState<string>()
  const notes = read.data
  const hasNotes = notes ? notes.total > 0 : project.changeRequest !== null
  if (!hasNotes && !read.error) return null
  return (
    <Card title="Notes" note="What the review asks about single fields of your application.">
      <Stack gap="5" align="stretch">
        <QueryState read={read} what="notes" />
        {notes && notes.total > 0 && (
          <NoteList
            notes={notes}
            linked={linked}
            onPage={onPage}
            actions={(note) => <NoteActions project={project} note={note} onAnswer={() => setAnsweredId(note.id)} />}
          />
        )}
        {answeredId && (
          <AnswerDialog projectId={project.projectId} noteId={answeredId} onClose={() => setAnsweredId(undefined)} />
        )}
      </Stack>
    </Card>
  )
}

function NoteActions({ project, note, onAnswer }: { project: Project; note: ReviewNote; onAnswer: () => void }) {
  const { projectId, status, changeRequest } = project
  const { mutate, isPending } = useMarkNoteDone({
    mutation: { onError: onStepError(projectId, toastError) },
  })
  if (note.state === 'resolved' || status !== 'GO_LIVE_PENDING_SUBMIT') return null
  const done = note.state !== 'done'
  return (
    <Flex wrap="wrap" gap="3">
      {changeRequest && note.blocking && (
        <LinkButton {...pageOfField(note.pointer, projectId, true)} size="sm">
          Change it
        </LinkButton>
      )}
      <Button size="sm" variant="secondary" onClick={onAnswer}>
        Answer
      </Button>
      {changeRequest && (
        <Button
          size="sm"
          variant="secondary"
          loading={isPending}
          onClick={() => mutate({ projectId, noteId: note.id, data: { done, revision: note.revision } })}
        >
          {done ? 'Mark as done' : 'Mark as not done'}
        </Button>
      )}
    </Flex>
  )
}

const Form = createForm<generated.Value>('note-answer-input', generated, {
  uiSchema: {
    text: { 'ui:widget': 'textarea', 'ui:title': 'Answer', 'ui:autocomplete': 'off', 'ui:options': { rows: 4 } },
  },
})

interface Props {
  projectId: string
  noteId: string
  onClose: () => void
}

function AnswerDialog({ projectId, noteId, onClose }: Props) {
  const { mutate, isPending, error } = useAnswerNote({ mutation: { onError: onStepError(projectId) } })
  return (
    <Dialog title="Answer the note" size="md" keepsInput onClose={isPending ? undefined : onClose}>
      <Form
        pending={isPending}
        problem={error}
        submitLabel="Send answer"
        onSubmit={(data) => mutate({ projectId, noteId, data }, { onSuccess: onClose })}
        onCancel={onClose}
      />
    </Dialog>
  )
}
