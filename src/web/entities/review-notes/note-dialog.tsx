import { fields as allFields, labelOf } from '#domain/application-pointers.ts'
import { useOpenReviewNote } from '#generated/admin/client/notes.ts'
import type { ReviewField } from '#generated/admin/model/reviewField.ts'
import * as generated from '#generated/forms/new-review-note.js'
import { createForm } from '#web/form/create-form.tsx'
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

type Props = {
  projectId: string
  /** The field that is chosen at first. */
  pointer?: string | undefined
  /** An entry of the list `pointer` that was never submitted, which the note then names. */
  entry?: string | undefined
  /** The fields with the entries of lists. */
  fields: readonly Pick<ReviewField, 'pointer' | 'entry'>[]
  onClose: () => void
}

export function NoteDialog({ projectId, pointer, entry, fields, onClose }: Props) {
  const { mutate, isPending, error } = useOpenReviewNote()
  return (
    <Dialog title="Add a note" size="md" keepsInput onClose={isPending ? undefined : onClose}>
      <Form
        choices={{
          pointer: choicesOf(fields).map((choice) => (choice.value === pointer ? named(choice, entry) : choice)),
        }}
        initial={{ ...(pointer && { pointer }), ...(entry && { text: `${entry}: ` }) }}
        pending={isPending}
        problem={error}
        submitLabel="Add note"
        onSubmit={(note) =>
          mutate({ projectId, data: { ...note, blocking: note.blocking ?? false } }, { onSuccess: onClose })
        }
        onCancel={onClose}
      />
    </Dialog>
  )
}

type Choice = { value: string; label: string }

const named = ({ value, label }: Choice, entry: string | undefined): Choice => ({
  value,
  label: entry === undefined ? label : `${label}: ${entry}`,
})

/** Every field, and single entries of lists where they are known. */
function choicesOf(fields: Props['fields']): Choice[] {
  if (fields.length === 0) return allFields.map(({ pointer, label }) => ({ value: pointer, label }))
  return fields.map(({ pointer, entry }) => named({ value: pointer, label: labelOf(pointer) }, entry ?? undefined))
}
