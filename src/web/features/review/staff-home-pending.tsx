import { TableSkeleton } from '#web/table/table-skeleton.tsx'
import { Screen } from '#web/ui/screen.tsx'

/** The shape of a staff member's home while its list is on the way. */
export function StaffHomePending() {
  return (
    <Screen title="OP Home">
      <TableSkeleton dense columns={['2fr', '1fr', '1fr']} />
    </Screen>
  )
}
