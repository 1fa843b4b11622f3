import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { trailQueries } from '#web/api/decision-queries.ts'
import { messageOf } from '#web/api/errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Foot, List, Nothing } from './parts.tsx'
import { TrailEvent } from './trail-event.tsx'
import { TrailPending } from './trail-pending.tsx'

/** Who did what to a project: every event of its chain, newest first. For the pages of the staff. */
export function AuditTrail({ projectId }: { projectId: string }) {
  const [pages, setPages] = useState(1)
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery(
    trailQueries.ofProject(projectId, pages),
  )
  const events = data?.events ?? []
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
      {data && events.length === 0 && <Nothing>Nothing has happened yet.</Nothing>}
      {events.length > 0 && (
        <List aria-label="Audit trail">
          {events.map((event) => (
            <TrailEvent key={event.id} event={event} />
          ))}
        </List>
      )}
      {data?.hasMore && (
        <Foot>
          <span role="status">{`The newest ${events.length} of ${data.total}`}</span>
          <Button variant="secondary" size="sm" loading={isPlaceholderData} onClick={() => setPages(pages + 1)}>
            Show earlier
          </Button>
        </Foot>
      )}
    </Card>
  )
}
