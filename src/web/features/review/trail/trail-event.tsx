import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Span } from '@chakra-ui/react/span'
import { Timeline } from '@chakra-ui/react/timeline'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { ArrowRight } from 'lucide-react'
import { formatMoment } from '#domain/dates.ts'
import type { AuditEvent } from '#generated/admin/model/auditEvent.ts'
import { StatusBadge } from '#web/ui/badge.tsx'
import { actionWords, actorWords, wayOf } from './words.ts'

export function TrailEvent({ event }: { event: AuditEvent }) {
  const [first, second] = wayOf(event)
  return (
    <Timeline.Item>
      <Timeline.Connector />
      <Timeline.Indicator />
      <Timeline.Content>
        <Timeline.Title>
          <Span fontWeight="medium">{actionWords(event)}</Span>
          {/* An event that changed no state has no second one. */}
          {first && second && (
            <Flex as="span" inline wrap="wrap" align="center" gap="2">
              <VisuallyHidden>from </VisuallyHidden>
              <StatusBadge tone={first.state}>{first.words}</StatusBadge>
              <Flex as="span" inline align="center" gap="2">
                <Box as={ArrowRight} boxSize="14px" color="subtle" flexShrink="0" aria-hidden />
                <VisuallyHidden> to </VisuallyHidden>
                <StatusBadge tone={second.state}>{second.words}</StatusBadge>
              </Flex>
            </Flex>
          )}
        </Timeline.Title>
        <Timeline.Description>
          <span>{actorWords(event)}</span> <time dateTime={event.createdOn}>{formatMoment(event.createdOn)}</time>
        </Timeline.Description>
        {event.message && (
          <Box
            as="blockquote"
            mt="1"
            pl="3"
            borderLeftWidth="2px"
            borderColor="line.strong"
            maxW="prose"
            whiteSpace="pre-line"
            overflowWrap="anywhere"
          >
            {event.message}
          </Box>
        )}
      </Timeline.Content>
    </Timeline.Item>
  )
}
