import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { use } from 'react'
import { labelOf } from '#domain/application-pointers.ts'
import { counted } from '#domain/counts.ts'
import { labelOfNote } from '#domain/requested-fields.ts'
import { anchorOfNote, sideNameAt } from '#domain/thread.ts'
import { TextLink } from '#web/entities/link.tsx'
import { notesOn } from './field-review.ts'
import type { OpenNote } from './open-notes.ts'
import { ReviewContext } from './use-further-fields.ts'

type Props = {
  field: string
  /** The label of the field is right above, so that only notes on an entry of its list name their place. */
  underLabel?: boolean
}

/** What the review asks about one field; nothing without a note. */
export function FieldNotes({ field, underLabel = false }: Props) {
  const notes = notesOn(field, use(ReviewContext))
  if (notes.length === 0) return null
  return (
    <Stack as="ul" gap="2" aria-label={`Notes on ${labelOf(field)}`}>
      {notes.map((note) => (
        <FieldNote key={note.id} note={note} named={!underLabel || note.pointer !== field} />
      ))}
    </Stack>
  )
}

function FieldNote({ note, named }: { note: OpenNote; named: boolean }) {
  return (
    <Box as="li" px="3" py="2" bg="pending.wash" borderLeftWidth="3px" borderColor="pending.line" color="ink">
      {named && (
        <Text textStyle="caption" fontWeight="semibold">
          {labelOfNote(note)}
        </Text>
      )}
      <Text textStyle="typed">{note.text}</Text>
      <Text textStyle="caption">
        {sideNameAt(note.desk)}, {answers(note.answersTotal)}.{' '}
        <TextLink to="/projects/$projectId/review" params={{ projectId: note.projectId }} hash={anchorOfNote(note.id)}>
          See the note <VisuallyHidden>on {labelOfNote(note)}</VisuallyHidden>
        </TextLink>
      </Text>
    </Box>
  )
}

const answers = (count: number) => (count === 0 ? 'no answers' : counted(count, 'answer'))
