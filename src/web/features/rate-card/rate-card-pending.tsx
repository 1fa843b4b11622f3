import { TableSkeleton } from '#web/table/table-skeleton.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { description } from './labels.ts'

export function RateCardPending() {
  return (
    <Screen title="Rate Cards" description={description}>
      <TableSkeleton columns={['7fr', '3fr']} />
    </Screen>
  )
}
