import { ListSkeleton, TableSkeleton } from '#web/table/table-skeleton.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PartnerFrame, PartnersFrame } from './partner-frame.tsx'

export const PartnerListPending = () => (
  <PartnersFrame>
    <ListSkeleton columns={['40fr', '12fr', '12fr', '12fr', '12fr', '12fr']} />
  </PartnersFrame>
)

export const PartnerDetailsPending = () => (
  <PartnerFrame name={<Skeleton w="200px" h="8" />}>
    <TableSkeleton dense columns={['2fr', '1fr', '1fr']} />
  </PartnerFrame>
)
