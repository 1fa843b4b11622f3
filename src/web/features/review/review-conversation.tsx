import { Box } from '@chakra-ui/react/box'
import { Span } from '@chakra-ui/react/span'
import { Stack } from '@chakra-ui/react/stack'
import { Lock, Send } from 'lucide-react'
import { useState } from 'react'
import { fieldIds } from '#docs/model/field-control.ts'
import type { Role } from '#domain/roles.ts'
import { type Audience, sideName } from '#domain/thread.ts'
import {
  getListReviewMessagesInfiniteQueryKey,
  useAddReviewMessage,
  useListReviewMessagesInfinite,
} from '#generated/admin/client/thread.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import type { ReviewMessage } from '#generated/admin/model/reviewMessage.ts'
import { TextLink } from '#web/entities/link.tsx'
import { Conversation, usePageOptions } from '#web/entities/thread/conversation.tsx'
import { MessageComposer } from '#web/entities/thread/message-composer.tsx'
import type { MentionLink, ShownMessage } from '#web/entities/thread/message-list.tsx'
import type { OutgoingMessage } from '#web/entities/thread/use-send.ts'
import { useSession } from '#web/stores/session.ts'
import { RadioCards } from '#web/ui/choice.tsx'
import { addressOfTab, deskOf } from './desk-tabs.ts'
import { placeOfField } from './sections.ts'

/** The desks' side of the conversation: messages to the partner, and internal notes. */
export function ReviewConversation({ project }: { project: AdminProject }) {
  const role = useSession(({ userRole }) => userRole)
  const { mutateAsync } = useAddReviewMessage()
  const pages = useListReviewMessagesInfinite(project.id, undefined, {
    query: { queryKey: getListReviewMessagesInfiniteQueryKey(project.id), ...usePageOptions() },
  })
  const messages = pages.data?.pages.flatMap(({ items }) => items).map(toShown)
  const send = (audience: Audience, message: OutgoingMessage) =>
    mutateAsync({ projectId: project.id, data: { ...message, audience } })
  return (
    <Conversation
      note={`With ${project.partnerName}, and internal notes of the three teams.`}
      pages={pages}
      messages={messages}
      empty="No messages and no internal notes yet."
      mentionLink={mentionLinkFor(role, project.id)}
    >
      <DeskComposer key={project.id} project={project} closed={pages.data?.pages[0]?.closed ?? null} send={send} />
    </Conversation>
  )
}

/** A role that does not see bank details gets the field's name and the reason instead of a link. */
const mentionLinkFor =
  (role: Role | null, projectId: string): MentionLink =>
  (pointer, label) => {
    const place = placeOfField(pointer, role)
    if (!place) return <Span fontWeight="medium">{label} (your role does not see it)</Span>
    return <TextLink {...addressOfTab(deskOf(role), projectId, place.tab, place.anchor)}>{label}</TextLink>
  }

type ComposerProps = {
  project: AdminProject
  /** Why nothing can be written to the partner; null while it can. */
  closed: string | null
  send: (audience: Audience, message: OutgoingMessage) => Promise<unknown>
}

const looks = {
  all: { bg: 'brand.wash', borderColor: 'brand.line' },
  desks: { bg: 'pending.wash', borderColor: 'pending.line' },
}

/** An internal note is the default: it can be sent to the partner later, but a sent message cannot be taken back. */
function DeskComposer({ project: { id, partnerName }, closed, send }: ComposerProps) {
  const [chosen, setChosen] = useState<Audience>('desks')
  const audience = closed ? 'desks' : chosen
  const ids = fieldIds('thread-audience')
  return (
    <Stack gap="4" p="4" borderWidth="1px" borderRadius="md" {...looks[audience]} data-audience={audience}>
      <Box>
        <Span id={ids.label} display="block" mb="2" fontWeight="medium">
          Who reads it
        </Span>
        <RadioCards<Audience>
          id="thread-audience"
          aria-labelledby={ids.label}
          value={audience}
          onChange={setChosen}
          options={[
            { value: 'desks', label: 'Internal note', description: 'Only the three teams read it.' },
            {
              value: 'all',
              label: 'To the partner',
              description: `${partnerName} reads it, and gets it by email.`,
              ...(closed && { disabled: true, note: closed }),
            },
          ]}
        />
      </Box>
      {/* A draft of its own for each, so that no note becomes a message by one press. */}
      {audience === 'all' ? (
        <MessageComposer
          key="all"
          draftName={`${id}:all`}
          label={`Message to ${partnerName}`}
          help="Type @ to mention a field."
          submitLabel={`Send to ${partnerName}`}
          sentMessage={`The message was sent to ${partnerName}.`}
          icon={<Send size={16} aria-hidden />}
          send={(message) => send('all', message)}
        />
      ) : (
        <MessageComposer
          key="desks"
          draftName={`${id}:desks`}
          label="Internal note"
          help={`${partnerName} never gets it. Type @ to mention a field.`}
          submitLabel="Save internal note"
          sentMessage="The internal note was saved."
          icon={<Lock size={16} aria-hidden />}
          send={(message) => send('desks', message)}
        />
      )}
    </Stack>
  )
}

function toShown({ author: { role, emailId }, audience, ...message }: ReviewMessage): ShownMessage {
  return { ...message, author: `${emailId}, ${sideName(role)}`, isNote: audience === 'desks' }
}
