import { requestedChangesForPartner } from '#domain/application-parts.ts'
import { can } from '#domain/capabilities.ts'
import { deskNames } from '#domain/thread.ts'
import {
  getListThreadMessagesInfiniteQueryKey,
  useAddThreadMessage,
  useListThreadMessagesInfinite,
} from '#generated/portal/client/thread.ts'
import type { Project } from '#generated/portal/model/project.ts'
import type { ThreadMessage } from '#generated/portal/model/threadMessage.ts'
import { TextLink } from '#web/entities/link.tsx'
import { Conversation, usePageOptions } from '#web/entities/thread/conversation.tsx'
import { MessageComposer } from '#web/entities/thread/message-composer.tsx'
import type { MentionLink, ShownMessage } from '#web/entities/thread/message-list.tsx'
import { useScrollToPlace } from '#web/entities/use-scroll-to-place.ts'
import { Alert } from '#web/ui/alert.tsx'
import { pageOfField } from './field-page.ts'

/** The partner's side of the conversation with the desks. */
export function ProjectConversation({ project }: { project: Project }) {
  const { projectId } = project
  const { mutateAsync } = useAddThreadMessage()
  const pages = useListThreadMessagesInfinite(projectId, undefined, {
    query: { queryKey: getListThreadMessagesInfiniteQueryKey(projectId), ...usePageOptions() },
  })
  useScrollToPlace(!pages.isPending)
  const messages = pages.data?.pages.flatMap(({ items }) => items).map(toShown)
  const closed = pages.data?.pages[0]?.closed
  const isWizardOpen = can.submitGoLive({ role: 'EXTERNAL_ADMIN' }, requestedChangesForPartner(project)).allowed
  const mentionLink: MentionLink = (pointer, label) => (
    <TextLink {...pageOfField(pointer, projectId, isWizardOpen)}>{label}</TextLink>
  )
  return (
    <Conversation
      note="With the people who review your application."
      pages={pages}
      messages={messages}
      empty={closed ? 'No messages yet.' : 'No messages yet. Ask about your application here.'}
      mentionLink={mentionLink}
    >
      {closed ? (
        <Alert kind="info">{closed}</Alert>
      ) : (
        <MessageComposer
          key={projectId}
          draftName={projectId}
          label="Your message"
          help="The team that has your application gets it by email. Type @ to mention a field."
          submitLabel="Send message"
          sentMessage="Your message was sent."
          send={(message) => mutateAsync({ projectId, data: message })}
        />
      )}
    </Conversation>
  )
}

function toShown({ author: { role, emailId }, ...message }: ThreadMessage): ShownMessage {
  const author = role === 'EXTERNAL_ADMIN' ? (emailId ?? 'Your company') : deskNames[role]
  return { ...message, author, isNote: false }
}
