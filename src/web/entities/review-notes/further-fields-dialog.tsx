import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldControl, fieldIds } from '#docs/model/field-control.ts'
import { labelOf } from '#domain/application-pointers.ts'
import { messageOf } from '#web/api/errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, RadioCards } from '#web/ui/choice.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import type { OpenNote } from './open-notes.ts'
import type { FurtherFields } from './use-further-fields.ts'

type Props = {
  /** The JSON pointers to choose from. */
  closed: readonly string[]
  /** The notes that the fields can belong to. */
  notes: readonly OpenNote[]
  review: Pick<FurtherFields, 'canOpen' | 'open'>
  onClose: () => void
}

/** The partner chooses closed fields, and where several notes are open also the note that they belong to. */
export function FurtherFieldsDialog({ closed, notes, review: { canOpen, open }, onClose }: Props) {
  const [fields, setFields] = useState<readonly string[]>([])
  const [noteId, setNoteId] = useState<string>()
  const [tried, setTried] = useState(false)
  const chosen = fields.filter((field) => closed.includes(field))
  const notesFor = (pointers: readonly string[]) =>
    notes.filter((each) => pointers.every((pointer) => canOpen(pointer, each)))
  const possible = notesFor(chosen)
  const note = possible.length === 1 ? possible[0] : possible.find(({ id }) => id === noteId)
  const toggle = (field: string) =>
    setFields(fields.includes(field) ? fields.filter((each) => each !== field) : [...fields, field])
  const { mutate, isPending, error } = useMutation({
    mutationFn: (belongingTo: OpenNote) => open(chosen, belongingTo),
    onSuccess: onClose,
  })
  const send = () => {
    setTried(true)
    if (chosen.length > 0 && note) mutate(note)
  }
  return (
    <Dialog
      title="Change another field too"
      size="md"
      keepsInput
      onClose={isPending ? undefined : onClose}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isPending} onClick={send}>
            Open the fields
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text color="muted">For fields that have to change together with what a note asks for.</Text>
        {error && <Alert kind="error">{messageOf(error)}</Alert>}
        <FieldChoice
          closed={closed}
          chosen={chosen}
          isOffered={(field) => notesFor([...chosen, field]).length > 0}
          error={tried && chosen.length === 0 ? 'Choose at least one field.' : undefined}
          onToggle={toggle}
        />
        {possible.length > 1 && (
          <NoteChoice
            notes={possible}
            value={noteId}
            error={tried && !note ? 'Choose a note.' : undefined}
            onChange={setNoteId}
          />
        )}
      </Stack>
    </Dialog>
  )
}

type FieldChoiceProps = {
  closed: readonly string[]
  chosen: readonly string[]
  /** Whether one note can have the field and the chosen ones. */
  isOffered: (field: string) => boolean
  error: string | undefined
  onToggle: (field: string) => void
}

function FieldChoice({ closed, chosen, isOffered, error, onToggle }: FieldChoiceProps) {
  const id = 'further-fields'
  const { 'aria-describedby': describedBy } = fieldControl({ id, error })
  return (
    <Field id={id} label="Fields" group error={error}>
      <Stack role="group" gap="2" aria-labelledby={fieldIds(id).label} aria-describedby={describedBy}>
        {closed.map((field) => (
          <Checkbox
            key={field}
            checked={chosen.includes(field)}
            disabled={!isOffered(field)}
            aria-invalid={error ? true : undefined}
            onChange={() => onToggle(field)}
          >
            {labelOf(field)}
          </Checkbox>
        ))}
      </Stack>
    </Field>
  )
}

type NoteChoiceProps = {
  notes: readonly OpenNote[]
  value: string | undefined
  error: string | undefined
  onChange: (noteId: string) => void
}

function NoteChoice({ notes, value, error, onChange }: NoteChoiceProps) {
  const id = 'further-note'
  return (
    <Field id={id} label="Which note do they belong to?" group error={error}>
      <RadioCards
        {...fieldControl({ id, error, required: true })}
        aria-labelledby={fieldIds(id).label}
        options={notes.map(({ id: noteId, pointer, text }) => ({
          value: noteId,
          label: labelOf(pointer),
          description: (
            <Text as="span" lineClamp="2">
              {text}
            </Text>
          ),
        }))}
        value={value}
        onChange={onChange}
      />
    </Field>
  )
}
