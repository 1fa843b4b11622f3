import * as generated from '#generated/forms/note-answer-input.js'
import { useAnswerNote } from '#generated/portal/client/notes.ts'
import { isAppError } from '#web/api/errors.ts'
import { createForm } from '#web/form/create-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

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

export function AnswerDialog({ projectId, noteId, onClose }: Props) {
  const { mutate, isPending, error } = useAnswerNote()
  return (
    <Dialog title="Answer the note" size="md" keepsInput onClose={isPending ? undefined : onClose}>
      <Form
        pending={isPending}
        problem={isAppError(error) ? error : null}
        submitLabel="Send answer"
        onSubmit={(data) => mutate({ projectId, noteId, data }, { onSuccess: onClose })}
        secondary={
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
        }
      />
    </Dialog>
  )
}
