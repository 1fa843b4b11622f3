import { useListPendingProjectsSuspense } from '#generated/admin/client/review.ts'
import type { AdminProjectRow } from '#generated/admin/model/adminProjectRow.ts'
import { wholeList } from '#web/api/whole-list.ts'
import type { columnsOf } from '#web/table/features.ts'
import { SearchableTable } from '#web/table/searchable-table.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ledger } from '#web/ui/ledger-drawing.tsx'

type Columns = ReturnType<ReturnType<typeof columnsOf<AdminProjectRow>>['columns']>

const find = {
  label: 'Find a project or partner',
  words: ({ projectName, partnerName }: AdminProjectRow) => [projectName, partnerName],
}

interface PendingListProps {
  columns: Columns
  sortedBy: { id: string; desc?: boolean }
  /** The empty message. */
  empty: string
}

/** The pending projects of one role. */
export function PendingList({ columns, sortedBy, empty }: PendingListProps) {
  const { data: projects } = useListPendingProjectsSuspense(wholeList)
  return (
    <SearchableTable
      dense
      find={find}
      label="Pending Approval"
      columns={columns}
      rows={projects.items}
      total={projects.total}
      saveAs="pending-approval"
      rowKey={({ id }) => id}
      sortedBy={sortedBy}
      empty={
        <EmptyState
          drawing={ledger}
          note="Requests appear here as soon as they reach your desk."
          action={<RefreshButton />}
        >
          {empty}
        </EmptyState>
      }
    />
  )
}

function RefreshButton() {
  const { isFetching, refetch } = useListPendingProjectsSuspense(wholeList)
  return (
    <Button variant="secondary" loading={isFetching} onClick={() => refetch()}>
      Refresh
    </Button>
  )
}
