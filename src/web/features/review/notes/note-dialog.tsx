import { fields } from '#domain/application-pointers.ts'
import { useOpenReviewNote } from '#generated/admin/client/notes.ts'
import * as generated from '#generated/forms/new-review-note.js'
import { isAppError } from '#web/api/errors.ts'
import { createForm } from '#web/form/create-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

const Form = createForm<generated.Value>('new-review-note', generated, {
  uiSchema: {
    'ui:order': ['pointer', 'text', 'blocking'],
    pointer: { 'ui:widget': 'select' },
    text: {
      'ui:widget': 'textarea',
      'ui:autocomplete': 'off',
      'ui:options': { rows: 4 },
      'ui:help': 'Say what is needed. The partner reads it.',
    },
  },
})

const choices = { pointer: fields.map(({ pointer, label }) => ({ value: pointer, label })) }

export function NoteDialog({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const { mutate, isPending, error } = useOpenReviewNote()
  return (
    <Dialog title="Add a note" size="md" onClose={isPending ? undefined : onClose}>
      <Form
        choices={choices}
        pending={isPending}
        problem={isAppError(error) ? error : null}
        submitLabel="Add note"
        onSubmit={(note) =>
          mutate({ projectId, data: { ...note, blocking: note.blocking ?? false } }, { onSuccess: onClose })
        }
        secondary={
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
        }
      />
    </Dialog>
  )
}
