import { Timeline } from '@chakra-ui/react/timeline'
import { Skeleton, Waiting } from '#web/ui/skeleton.tsx'

export const TrailPending = () => (
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
