import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { MessageSquarePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { labelOf } from '#domain/application-pointers.ts'
import { counted } from '#domain/counts.ts'
import type { ReviewField } from '#generated/admin/model/reviewField.ts'
import { TextLink } from '#web/entities/link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { useNotedFields } from './noted-fields.tsx'

type Place = { pointer: string } | { list: string; entry: string }

/** `withButton` is false for a list whose entries have buttons of their own. */
type Props = Place & { withButton?: boolean }

/** A value of a review page, beside it whether it changed, its open notes, and a button for another one. */
export function Noted({ children, ...place }: Props & { children: ReactNode }) {
  return (
    <Flex wrap="wrap" align="center" columnGap="2" rowGap="1">
      <Box minW="0">{children}</Box>
      <FieldMark {...place} />
    </Flex>
  )
}

/** An entry that was never submitted, for instance a product code that the partner did not wish for, stands for its list. */
function findField(fields: readonly ReviewField[], place: Place): ReviewField | undefined {
  if ('pointer' in place) return fields.find(({ pointer }) => pointer === place.pointer)
  const { list, entry } = place
  return fields.find((field) => field.entry === entry && field.pointer.startsWith(`${list}/`))
}

export function FieldMark({ withButton = true, ...place }: Props) {
  const { fields, write } = useNotedFields()
  const field = findField(fields, place)
  const pointer = field?.pointer ?? ('list' in place ? place.list : place.pointer)
  const name = 'list' in place ? `${labelOf(pointer)}: ${place.entry}` : labelOf(pointer)
  return (
    <Flex as="span" display="inline-flex" align="center" gap="2" flexShrink="0">
      {field?.changed && <Badge tone="brand">{field.entry === null ? 'Changed' : 'New'}</Badge>}
      {field?.noteId && <OpenNotes noteId={field.noteId} count={field.openNotes} name={name} />}
      {write && withButton && (
        <IconButton
          label={`Write a note on ${name}`}
          title={`Write a note on ${name}`}
          color="muted"
          h="6"
          w="6"
          onClick={() => write(pointer, field || !('list' in place) ? undefined : place.entry)}
        >
          <MessageSquarePlus size={14} aria-hidden />
        </IconButton>
      )}
    </Flex>
  )
}

function OpenNotes({ noteId, count, name }: { noteId: string; count: number; name: string }) {
  const words = counted(count, 'note')
  const { noteAddress } = useNotedFields()
  return (
    <TextLink {...noteAddress(noteId)} aria-label={`${words} on ${name}`} textStyle="caption">
      {words}
    </TextLink>
  )
}
