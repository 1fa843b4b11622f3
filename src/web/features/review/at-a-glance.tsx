import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { labelOf } from '#domain/application-pointers.ts'
import { fieldOf } from '#domain/requested-fields.ts'
import { anchorOfNote } from '#domain/thread.ts'
import { useListReviewFields, useListReviewNotes } from '#generated/admin/client/notes.ts'
import { useGetProjectReadiness } from '#generated/admin/client/readiness.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import type { ReviewField } from '#generated/admin/model/reviewField.ts'
import type { ReviewNote } from '#generated/admin/model/reviewNote.ts'
import { TextLink } from '#web/entities/link.tsx'
import { ProgressPath } from '#web/entities/project/progress-path.tsx'
import { QueryState } from '#web/entities/query-state.tsx'
import { openText } from '#web/entities/readiness/split-items.ts'
import { noteStates } from '#web/entities/review-notes/labels.ts'
import { useSession } from '#web/stores/session.ts'
import { Card } from '#web/ui/card.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { addressOfTab, anchorOfSubmission, deskOf } from './desk-tabs.ts'
import { openNotesShown } from './load-review.ts'
import { NoteButtons } from './notes/note-buttons.tsx'
import { placeOfField } from './sections.ts'

/** Whose turn it is, what changed and which notes are open, with links to the places. */
export function AtAGlance({ project }: { project: AdminProject }) {
  const { progress } = project
  const role = useSession(({ userRole }) => userRole)
  const isSubmitted = progress.path.some(({ state }) => state !== 'ahead')
  return (
    <Card title="At a glance" action={<NoteButtons project={project} />}>
      <Stack gap="5">
        {/* The same path as the partner reads. */}
        {isSubmitted && <ProgressPath progress={progress} reader="staff" />}
        <DescriptionList
          items={[
            ...(role === 'BUSINESS_ADMIN' ? [partnerLink(project)] : []),
            ['Changed', <Changed key="changed" project={project} />],
            ['Open notes', <OpenNotes key="notes" project={project} />],
            ['Readiness', <Score key="readiness" project={project} />],
          ]}
        />
      </Stack>
    </Card>
  )
}

function partnerLink({ orgId, partnerName }: AdminProject): [term: string, detail: ReactNode] {
  return [
    'Partner',
    <TextLink to="/content-partners/$partnerId" params={{ partnerId: orgId }} key="partner">
      {partnerName}
    </TextLink>,
  ]
}

/** The fields that changed since the desk passed the application on. */
function Changed({ project: { id } }: { project: AdminProject }) {
  const role = useSession(({ userRole }) => userRole)
  const read = useListReviewFields(id)
  const { data } = read
  if (!data) return <QueryState read={read} what="changed fields" />
  if (data.seen === null) return "Your team's first review."
  const changed = data.items.filter((field) => field.changed && field.entry === null)
  return (
    <Stack gap="1" align="flex-start">
      {changed.length === 0 ? (
        <Text>{`No changes since submission ${data.seen}, the last one that your team passed on.`}</Text>
      ) : (
        <HStack as="ul" wrap="wrap" columnGap="4" rowGap="1" aria-label="Changed fields">
          {changed.map((field) => (
            <li key={field.pointer}>
              <FieldLink projectId={id} pointer={field.pointer} />
            </li>
          ))}
        </HStack>
      )}
      {changed.length > 0 && (
        <TextLink
          {...addressOfTab(deskOf(role), id, 'submissions', anchorOfSubmission(data.seen))}
          textStyle="caption"
        >{`Compare with submission ${data.seen}`}</TextLink>
      )}
    </Stack>
  )
}

function FieldLink({ projectId, pointer }: { projectId: string } & Pick<ReviewField, 'pointer'>): ReactNode {
  const role = useSession(({ userRole }) => userRole)
  const place = placeOfField(pointer, role)
  if (!place) return labelOf(pointer)
  return <TextLink {...addressOfTab(deskOf(role), projectId, place.tab, place.anchor)}>{labelOf(pointer)}</TextLink>
}

function OpenNotes({ project: { id } }: { project: AdminProject }) {
  const role = useSession(({ userRole }) => userRole)
  const read = useListReviewNotes(id, openNotesShown)
  const { data } = read
  if (!data) return <QueryState read={read} what="open notes" />
  if (data.total === 0) return 'None'
  return (
    <Stack gap="1" minW="0">
      <Stack as="ul" gap="1" aria-label="Open notes">
        {data.items.map((note) => (
          <OpenNote key={note.id} projectId={id} note={note} />
        ))}
      </Stack>
      {data.total > data.items.length && (
        <TextLink
          {...addressOfTab(deskOf(role), id, 'notes')}
          textStyle="caption"
        >{`All ${data.total} open notes`}</TextLink>
      )}
    </Stack>
  )
}

function OpenNote({ projectId, note }: { projectId: string; note: ReviewNote }) {
  const role = useSession(({ userRole }) => userRole)
  const { id, pointer, pointerNow, text, state, blocking } = note
  return (
    <HStack as="li" wrap="wrap" columnGap="2" rowGap="1" minW="0">
      <FieldLink projectId={projectId} pointer={pointerNow ?? fieldOf(pointer)} />
      <TextLink
        {...addressOfTab(deskOf(role), projectId, 'notes', anchorOfNote(id))}
        quiet
        minW="0"
        maxW="100%"
        truncate
      >
        {text}
      </TextLink>
      <Text color="muted" textStyle="caption">
        {noteStates[state].inList}
        {blocking && ', blocks the approval'}
      </Text>
    </HStack>
  )
}

function Score({ project: { id } }: { project: AdminProject }) {
  const role = useSession(({ userRole }) => userRole)
  const read = useGetProjectReadiness(id)
  const { data } = read
  if (!data) return <QueryState read={read} what="readiness" />
  return (
    <HStack wrap="wrap" columnGap="2" rowGap="0">
      <Text>
        {data.score} of 100. {openText(data)}
      </Text>
      <TextLink {...addressOfTab(deskOf(role), id, 'application', 'readiness')}>See the checklist</TextLink>
    </HStack>
  )
}
