import { useSuspenseQuery } from '@tanstack/react-query'
import type { AdminProjectRow } from '#generated/admin/model/adminProjectRow.ts'
import { reviewQueries } from '#web/api/review-queries.ts'
import { DataTable } from '#web/table/data-table.tsx'
import type { columnsOf } from '#web/table/features.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type Columns = ReturnType<ReturnType<typeof columnsOf<AdminProjectRow>>['columns']>

interface PendingListProps {
  columns: Columns
  sortedBy: { id: string; desc?: boolean }
  /** What there is nothing of, in the words of this desk. */
  empty: string
}

/** What waits at one desk of the review. */
export function PendingList({ columns, sortedBy, empty }: PendingListProps) {
  const { data: projects } = useSuspenseQuery(reviewQueries.pending())
  return (
    <DataTable
      dense
      label="Pending Approval"
      columns={columns}
      rows={projects}
      rowKey={({ id }) => id}
      sortedBy={sortedBy}
      empty={
        <EmptyState
          drawing="ledger"
          note="Requests appear here as soon as they reach your desk."
          action={<LookAgain />}
        >
          {empty}
        </EmptyState>
      }
    />
  )
}

function LookAgain() {
  const { isFetching, refetch } = useSuspenseQuery(reviewQueries.pending())
  return (
    <Button variant="secondary" loading={isFetching} onClick={() => refetch()}>
      Look again
    </Button>
  )
}
