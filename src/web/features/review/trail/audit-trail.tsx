import { HStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Timeline } from '@chakra-ui/react/timeline'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { getListAuditEventsQueryKey, useListAuditEvents } from '#generated/admin/client/review.ts'
import { messageOf } from '#web/api/errors.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton, Waiting } from '#web/ui/skeleton.tsx'
import { TrailEvent } from './trail-event.tsx'

const pageSize = 20

/** Every event of a project, newest first. `testStatus` is part of the key, because the server itself logs the end of a test run. */
export function AuditTrail({ projectId, testStatus }: { projectId: string; testStatus: number }) {
  const [pages, setPages] = useState(1)
  const params = { pageNo: 0, limit: Math.min(pages * pageSize, wholeList.limit) }
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useListAuditEvents(projectId, params, {
    query: {
      queryKey: [...getListAuditEventsQueryKey(projectId, params), testStatus],
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
  })
  const events = data?.items ?? []
  const hasMore = data !== undefined && events.length < Math.min(data.total, wholeList.limit)
  return (
    <Card title="Audit trail" note="Everything that was done to this project, newest first. It cannot be changed.">
      {isPending && <TrailPending />}
      {error && (
        <Alert
          kind="error"
          title="The audit trail could not be read"
          action={
            <Button variant="secondary" size="sm" loading={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {messageOf(error)}
        </Alert>
      )}
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
          <Button variant="secondary" size="sm" loading={isPlaceholderData} onClick={() => setPages(pages + 1)}>
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
