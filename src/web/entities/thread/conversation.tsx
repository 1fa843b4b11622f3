import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { QueryState, type Read } from '#web/entities/query-state.tsx'
import { useNewsState } from '#web/stores/news.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { type MentionLink, MessageList, type ShownMessage } from './message-list.tsx'

/** The pages read so far, as the generated query hooks return them. */
interface Pages extends Read<unknown> {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

type Props = {
  note: string
  pages: Pages
  /** Undefined until the first page is read. */
  messages: ShownMessage[] | undefined
  /** Shown where nothing was written yet. */
  empty: string
  mentionLink: MentionLink
  /** The composer, or why nothing can be written. */
  children: ReactNode
}

/** What partner and desks write about an application: the composer, and below it the messages, newest first. */
export function Conversation({ note, pages, messages, empty, mentionLink, children }: Props) {
  const { hasNextPage, isFetchingNextPage } = pages
  return (
    <Card title="Conversation" note={note} anchor="conversation">
      <Stack gap="6">
        {messages && children}
        <QueryState read={pages} what="conversation" />
        {messages?.length === 0 && <Text color="muted">{empty}</Text>}
        {messages && messages.length > 0 && <MessageList messages={messages} mentionLink={mentionLink} />}
        {hasNextPage && (
          <HStack>
            <Button variant="secondary" size="sm" loading={isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
              Load older
            </Button>
          </HStack>
        )}
      </Stack>
    </Card>
  )
}

/**
 * The query options of a conversation. Events name the projects that have new messages. Without the stream the page asks
 * itself; all read pages are read again, so that long conversations are read less often.
 */
export function usePageOptions() {
  const isFollowed = useNewsState((news) => news.isFollowed)
  return {
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
    staleTime: 0,
    refetchInterval: ({ state }: { state: { data: { pages: unknown[] } | undefined } }) =>
      !isFollowed && 20_000 * Math.max(1, state.data?.pages.length ?? 1),
  }
}
