import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { labelOf, partOf } from '#domain/application-pointers.ts'
import { hiddenPartsFrom } from '#domain/capabilities.ts'
import { labelOfNote } from '#domain/requested-fields.ts'
import type { Role } from '#domain/roles.ts'
import { anchorOfNote, sideNameAt } from '#domain/thread.ts'
import { useGetConfigs } from '#generated/portal/client/reference.ts'
import type { Provider } from '#generated/portal/model/provider.ts'
import type { ReviewNote } from '#generated/portal/model/reviewNote.ts'
import type { ReviewNotes } from '#generated/portal/model/reviewNotes.ts'
import { valueText } from '#web/entities/project/value-text.ts'
import { useSession } from '#web/stores/session.ts'
import { DateTimeCell, None } from '#web/table/cells.tsx'
import { Badge, StatusBadge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { noteStates } from './labels.ts'
import { lastPage } from './use-notes-page.ts'

interface Props {
  notes: ReviewNotes
  /** The note that the address names. It takes the focus. */
  linked: string | undefined
  onPage: (page: number) => void
  /** Below a note: what its reader can do. */
  actions: (note: ReviewNote) => ReactNode
}

/** Notes on fields, each with both values and the answers. */
export function NoteList({ notes: { items, pageNo: page, total }, linked, onPage, actions }: Props) {
  const last = lastPage(total)
  return (
    <Stack gap="4">
      <Stack as="ol" gap="4" aria-label="Notes">
        {items.map((note) => (
          <Note key={note.id} note={note} isLinked={note.id === linked} actions={actions(note)} />
        ))}
      </Stack>
      {last > 0 && (
        <HStack gap="3" justify="flex-end">
          <Text color="muted" role="status">
            Page {page + 1} of {last + 1}
          </Text>
          <Button size="sm" variant="secondary" disabled={page === 0} onClick={() => onPage(page - 1)}>
            Previous notes
          </Button>
          <Button size="sm" variant="secondary" disabled={page >= last} onClick={() => onPage(page + 1)}>
            Next notes
          </Button>
        </HStack>
      )}
    </Stack>
  )
}

function valuesOf(
  { pointer, pointerNow, ...values }: ReviewNote,
  role: Role | null,
  providers: readonly Provider[],
): [term: string, detail: ReactNode][] {
  if (role && hiddenPartsFrom({ role }).some((part) => part === partOf(pointer))) {
    return [['Value', 'Only the business admin sees bank details.']]
  }
  const valueThen = values.valueThen && valueText(providers, pointer, values.valueThen)
  const valueNow = values.valueNow && valueText(providers, pointer, values.valueNow)
  if (pointerNow === null) {
    const removed = (
      <HStack as="span" key="removed" wrap="wrap" gap="2">
        <span>{valueThen}</span>
        <Badge>Removed</Badge>
      </HStack>
    )
    return [
      ['Value before', removed],
      ['Current list', valueNow ?? <None key="now" />],
    ]
  }
  if (valueNow === valueThen) return [['Value', valueNow]]
  return [
    ['Value before', valueThen],
    ['Value now', valueNow],
  ]
}

const focus = (note: HTMLElement | null) => {
  note?.focus({ preventScroll: true })
  note?.scrollIntoView?.()
}

function Note({ note, isLinked, actions }: { note: ReviewNote; isLinked: boolean; actions: ReactNode }) {
  const { label, tone } = noteStates[note.state]
  const role = useSession(({ userRole }) => userRole)
  const { data: configs } = useGetConfigs()
  return (
    <Stack
      as="li"
      id={anchorOfNote(note.id)}
      ref={isLinked ? focus : undefined}
      tabIndex={isLinked ? -1 : undefined}
      scrollMarginTop="20"
      gap="3"
      p="4"
      borderWidth="1px"
      borderColor={isLinked ? 'brand.fg' : 'line'}
      borderRadius="md"
    >
      <Flex wrap="wrap" align="center" gap="2">
        <Text fontWeight="semibold">{labelOfNote(note)}</Text>
        <StatusBadge tone={tone}>{label}</StatusBadge>
        {note.blocking && <Badge tone="rejected">Blocks the approval</Badge>}
      </Flex>
      <Text textStyle="typed">{note.text}</Text>
      <Text color="muted" textStyle="caption">
        {note.writtenBy ?? sideNameAt(note.desk)}, <DateTimeCell value={note.createdOn} />
      </Text>
      <DescriptionList items={valuesOf(note, role, configs?.PROVIDER ?? [])} />
      {note.related.length > 0 && (
        // Partners do not see who wrote a note.
        <Text>
          {note.writtenBy ? 'The partner' : 'You'} also chose to change: {note.related.map(labelOf).join(', ')}
        </Text>
      )}
      {note.answers.map(({ id, text, writtenBy, createdOn }) => (
        <Box key={id} pl="4" borderLeftWidth="2px" borderColor="brand.line">
          <Text textStyle="typed">{text}</Text>
          <Text color="muted" textStyle="caption">
            {writtenBy}, <DateTimeCell value={createdOn} />
          </Text>
        </Box>
      ))}
      {actions}
    </Stack>
  )
}
