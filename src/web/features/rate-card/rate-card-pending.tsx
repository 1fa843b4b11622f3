import { TableSkeleton } from '#web/table/table-skeleton.tsx'
import { Screen } from '#web/ui/screen.tsx'

/** Below the heading, also while the rates load. */
export const description = 'Direct Carrier Billing: what each operator pays out of a successful charge.'

export function RateCardPending() {
  return (
    <Screen title="Rate Cards" description={description}>
      <TableSkeleton columns={['7fr', '3fr']} />
    </Screen>
  )
}
