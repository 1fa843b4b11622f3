import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Span } from '@chakra-ui/react/span'
import { HStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Timeline } from '@chakra-ui/react/timeline'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { keepPreviousData } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { formatMoment } from '#domain/dates.ts'
import { getListAuditEventsQueryKey, useListAuditEvents } from '#generated/admin/client/review.ts'
import type { AuditEvent } from '#generated/admin/model/auditEvent.ts'
import { useLastAnswer } from '#web/api/use-last-answer.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { QueryState } from '#web/entities/query-state.tsx'
import { StatusBadge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton, Waiting } from '#web/ui/skeleton.tsx'
import { actionLabel, actorLabel, detailOf, transitionOf } from './labels.ts'

const pageSize = 20

/** Every event of a project, newest first. `testStatus` is part of the key, because the server itself logs the end of a test run. */
export function AuditTrail({ projectId, testStatus }: { projectId: string; testStatus: number }) {
  const [pages, setPages] = useState(1)
  const params = { pageNo: 0, limit: Math.min(pages * pageSize, wholeList.limit) }
  const read = useListAuditEvents(projectId, params, {
    query: {
      queryKey: [...getListAuditEventsQueryKey(projectId, params), testStatus],
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
  })
  const data = useLastAnswer(read.data)
  const events = data?.items ?? []
  const hasMore = data !== undefined && events.length < Math.min(data.total, wholeList.limit)
  return (
    <Card title="Audit trail" note="Everything that was done to this project, newest first. It cannot be changed.">
      {read.isPending ? <TrailPending /> : <QueryState read={read} what="audit trail" />}
      {data && events.length === 0 && <Text color="muted">Nothing has happened yet.</Text>}
      {events.length > 0 && (
        <Timeline.Root aria-label="Audit trail">
          {events.map((event) => (
            <TrailEvent key={event.id} event={event} />
          ))}
        </Timeline.Root>
      )}
      {hasMore && (
        <HStack wrap="wrap" justify="space-between" gap="3" mt="5" color="muted" textStyle="caption">
          <span role="status">{`The newest ${events.length} of ${data.total}`}</span>
          <Button variant="secondary" size="sm" loading={read.isPlaceholderData} onClick={() => setPages(pages + 1)}>
            Show earlier
          </Button>
        </HStack>
      )}
    </Card>
  )
}

const TrailPending = () => (
  <Waiting label="Loading the audit trail">
    <Timeline.Root aria-hidden>
      {['first', 'second', 'third'].map((line) => (
        <Timeline.Item key={line}>
          <Timeline.Connector />
          <Timeline.Indicator />
          <Timeline.Content>
            <Timeline.Title>
              <Skeleton w="160px" />
              <Skeleton w="120px" h="6" />
            </Timeline.Title>
            <Skeleton w="240px" h="3" />
          </Timeline.Content>
        </Timeline.Item>
      ))}
    </Timeline.Root>
  </Waiting>
)

function TrailEvent({ event }: { event: AuditEvent }) {
  const transition = transitionOf(event)
  const detail = detailOf(event)
  return (
    <Timeline.Item>
      <Timeline.Connector />
      <Timeline.Indicator />
      <Timeline.Content>
        <Timeline.Title>
          <Span fontWeight="medium">{actionLabel(event)}</Span>
          {transition && (
            <Flex as="span" inline wrap="wrap" align="center" gap="2">
              <VisuallyHidden>from </VisuallyHidden>
              <StatusBadge tone={transition.from.state}>{transition.from.label}</StatusBadge>
              <Flex as="span" inline align="center" gap="2">
                <Box as={ArrowRight} boxSize="14px" color="subtle" flexShrink="0" aria-hidden />
                <VisuallyHidden> to </VisuallyHidden>
                <StatusBadge tone={transition.to.state}>{transition.to.label}</StatusBadge>
              </Flex>
            </Flex>
          )}
        </Timeline.Title>
        <Timeline.Description>
          <span>{actorLabel(event)}</span> <time dateTime={event.createdOn}>{formatMoment(event.createdOn)}</time>
        </Timeline.Description>
        {detail && (
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
            {detail}
          </Box>
        )}
      </Timeline.Content>
    </Timeline.Item>
  )
}
