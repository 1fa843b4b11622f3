import { Skeleton, Waiting } from '#web/ui/skeleton.tsx'
import { Item, Line, List } from './parts.tsx'

export const TrailPending = () => (
  <Waiting label="Loading the audit trail">
    <List aria-hidden>
      {['first', 'second', 'third'].map((line) => (
        <Item key={line}>
          <Line>
            <Skeleton w="160px" />
            <Skeleton w="120px" h="6" />
          </Line>
          <Skeleton w="240px" h="3" />
        </Item>
      ))}
    </List>
  </Waiting>
)
