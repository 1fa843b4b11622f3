import { ListSkeleton } from '#web/table/table-skeleton.tsx'
import { Skeleton, Waiting } from '#web/ui/skeleton.tsx'
import { ListFrame } from './list-frame.tsx'

export const CountryTableSkeleton = () => <ListSkeleton columns={['30fr', '25fr', '18fr', '13fr', '14fr']} />

const place = (
  <Waiting>
    <Skeleton w="280px" h="10" />
  </Waiting>
)

export const ApprovedPending = () => <ListFrame list="approved">{place}</ListFrame>

export const SuspendedPending = () => <ListFrame list="suspended">{place}</ListFrame>

export const InactivePending = () => (
  <ListFrame list="inactive">
    <ListSkeleton columns={['30fr', '30fr', '40fr']} />
  </ListFrame>
)

export const RejectedPending = () => (
  <ListFrame list="rejected">
    <ListSkeleton columns={['30fr', '30fr', '20fr', '20fr']} />
  </ListFrame>
)
