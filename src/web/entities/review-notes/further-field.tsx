import { HStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { use } from 'react'
import { labelOf } from '#domain/application-pointers.ts'
import { Button } from '#web/ui/button.tsx'
import { isFieldClosed, noteThatOpened, noteToRelate } from './field-review.ts'
import { ReviewContext } from './use-further-fields.ts'

/** Lets the partner open a closed field that has to change too, and close it again. */
export function FurtherField({ field }: { field: string }) {
  const review = use(ReviewContext)
  const opened = noteThatOpened(field, review)
  const note = isFieldClosed(field, review) ? noteToRelate(field, review) : opened
  if (!note) return null
  const { change, changing, changed, refusal } = review
  const label = opened ? 'Close it again' : 'This has to change too'
  return (
    <HStack wrap="wrap" columnGap="3" rowGap="1">
      {opened && <Text textStyle="caption">You opened this field. The reviewers see that.</Text>}
      <Button
        key={label}
        size="sm"
        variant="ghost"
        color="brand.fg"
        // Its words begin where the field does.
        ml="-3"
        // The button that was pressed is gone.
        autoFocus={changed === field}
        loading={changing === field}
        onClick={() => change(field, note, opened ? 'close' : 'open')}
      >
        {label} <VisuallyHidden>{labelOf(field)}</VisuallyHidden>
      </Button>
      {refusal?.field === field && (
        <Text role="alert" textStyle="caption" color="danger.fg">
          {refusal.message}
        </Text>
      )}
    </HStack>
  )
}
