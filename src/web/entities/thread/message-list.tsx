import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Span } from '@chakra-ui/react/span'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Lock } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { DateTimeCell } from '#web/table/cells.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { splitMentions } from './mentions.ts'

export interface ShownMessage {
  id: string
  author: string
  text: string
  mentions: string[]
  createdOn: string
  /** An internal note, which only the desks read. */
  isNote: boolean
}

/** A mention as a link to its field, or as text where the reader cannot open it. */
export type MentionLink = (pointer: string, label: string) => ReactNode

/** Messages, newest first. */
export function MessageList({ messages, mentionLink }: { messages: ShownMessage[]; mentionLink: MentionLink }) {
  return (
    <Stack as="ol" gap="3" aria-label="Messages">
      {messages.map((message) => (
        <Message key={message.id} message={message} mentionLink={mentionLink} />
      ))}
    </Stack>
  )
}

const note = { bg: 'pending.wash', borderColor: 'pending.line' }
const shared = { bg: 'surface', borderColor: 'line' }

function Message({ message, mentionLink }: { message: ShownMessage; mentionLink: MentionLink }) {
  const { author, text, mentions, createdOn, isNote } = message
  return (
    <Box as="li" px="4" py="3" borderWidth="1px" borderRadius="md" {...(isNote ? note : shared)}>
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="1" mb="1" color="muted" textStyle="caption">
        {isNote && (
          <Badge tone="pending">
            <Lock size={12} aria-hidden />
            Internal note
          </Badge>
        )}
        <Span color="ink" fontWeight="medium" overflowWrap="anywhere">
          {author}
        </Span>
        <DateTimeCell value={createdOn} />
      </Flex>
      <Text textStyle="typed" maxW="prose">
        {splitMentions(text, mentions).map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
          <Fragment key={at}>{part.pointer ? mentionLink(part.pointer, part.text) : part.text}</Fragment>
        ))}
      </Text>
    </Box>
  )
}
