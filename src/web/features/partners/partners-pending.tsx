import { ListSkeleton, TableSkeleton } from '#web/table/table-skeleton.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { description } from './labels.ts'
import { PartnerFrame } from './partner-frame.tsx'

export const PartnerListPending = () => (
  <Screen title="Content Partners" description={description}>
    <ListSkeleton columns={['40fr', '12fr', '12fr', '12fr', '12fr', '12fr']} />
  </Screen>
)

export const PartnerDetailsPending = () => (
  <PartnerFrame name={<Skeleton w="200px" h="8" />}>
    <TableSkeleton dense columns={['2fr', '1fr', '1fr']} />
  </PartnerFrame>
)
