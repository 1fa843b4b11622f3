import { TableSkeleton } from '#web/table/table-skeleton.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SessionsFrame } from './sessions-frame.tsx'

/** The shape of the sessions, while a profile loads and while its end does. */
export const SessionsPending = () => (
  <SessionsFrame action={<Skeleton w="152px" h="10" />}>
    <TableSkeleton rows={1} columns={['26fr', '18fr', '18fr', '18fr', '20fr']} />
  </SessionsFrame>
)
