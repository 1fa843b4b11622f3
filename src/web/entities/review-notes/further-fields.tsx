import { Box } from '@chakra-ui/react/box'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useMutation } from '@tanstack/react-query'
import { use, useRef, useState } from 'react'
import { labelOf } from '#domain/application-pointers.ts'
import { messageOf } from '#web/api/errors.ts'
import { lazyDialog } from '#web/entities/lazy-dialog.tsx'
import { TextLink } from '#web/entities/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { isFieldClosed, notesToRelate, noteThatOpened } from './field-review.ts'
import type { OpenNote } from './open-notes.ts'
import { ReviewContext } from './use-further-fields.ts'

const FurtherFieldsDialog = lazyDialog(async () => (await import('./further-fields-dialog.tsx')).FurtherFieldsDialog)

type Props = {
  /** The name of the section. */
  title: string
  /** The JSON pointers of its fields. */
  fields: readonly string[]
}

/** Says once for a section that it has closed fields, and lets the partner open those that have to change too. */
export function FurtherFields({ title, fields }: Props) {
  const review = use(ReviewContext)
  const [choosing, setChoosing] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const closed = fields.filter((field) => isFieldClosed(field, review))
  const opened = fields.flatMap((field) => {
    const note = noteThatOpened(field, review)
    return note ? [{ field, note }] : []
  })
  const notes = notesToRelate(review)
  if (closed.length === 0 && opened.length === 0) return null
  const offered = closed.filter((field) => notes.some((note) => review.canOpen(field, note)))
  return (
    <Stack gap="2" mb="5" ref={box} tabIndex={-1} outline="none">
      {closed.length > 0 && (
        <HStack wrap="wrap" columnGap="3" rowGap="2">
          <Text color="muted">Fields that do not have to change are closed.</Text>
          {offered.length > 0 && (
            <Button size="sm" variant="secondary" ref={trigger} onClick={() => setChoosing(true)}>
              Change another field too <VisuallyHidden>in {title}</VisuallyHidden>
            </Button>
          )}
        </HStack>
      )}
      {opened.length > 0 && (
        <Box>
          <Text textStyle="caption">You opened these fields. The reviewers see that.</Text>
          <Stack as="ul" gap="0" aria-label={`Fields you opened in ${title}`}>
            {opened.map(({ field, note }) => (
              <OpenedField
                key={field}
                field={field}
                note={note}
                onClosed={() => (trigger.current ?? box.current)?.focus()}
              />
            ))}
          </Stack>
        </Box>
      )}
      {choosing && (
        <FurtherFieldsDialog closed={offered} notes={notes} review={review} onClose={() => setChoosing(false)} />
      )}
    </Stack>
  )
}

function OpenedField({ field, note, onClosed }: { field: string; note: OpenNote; onClosed: () => void }) {
  const { close } = use(ReviewContext)
  const { mutate, isPending, error } = useMutation({ mutationFn: () => close(field, note), onSuccess: onClosed })
  return (
    <HStack as="li" wrap="wrap" columnGap="2" rowGap="0">
      <Text fontWeight="medium">{labelOf(field)}</Text>
      {field === '/productCodes' && (
        <TextLink to="/projects/$projectId/codes" params={{ projectId: note.projectId }}>
          Change the codes
        </TextLink>
      )}
      <Button size="sm" variant="ghost" color="brand.fg" loading={isPending} onClick={() => mutate()}>
        Close it again <VisuallyHidden>{labelOf(field)}</VisuallyHidden>
      </Button>
      {error && (
        <Text role="alert" textStyle="caption" color="danger.fg">
          {messageOf(error)}
        </Text>
      )}
    </HStack>
  )
}
