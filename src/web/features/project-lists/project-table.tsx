import type { AdminProjectRow } from '#generated/admin/model/adminProjectRow.ts'
import { DataTable } from '#web/table/data-table.tsx'
import type { staffColumn } from '#web/table/staff-columns.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { type ListName, lists } from './lists.ts'

interface Props {
  list: ListName
  columns: ReturnType<typeof staffColumn.columns>
  projects: { data: AdminProjectRow[]; isFetching: boolean; refetch: () => unknown }
  sortedBy?: { id: string; desc?: boolean }
  empty: string
}

export function ProjectTable({ list, columns, projects, sortedBy, empty }: Props) {
  const { data, isFetching, refetch } = projects
  return (
    <DataTable
      dense
      label={lists[list].title}
      columns={columns}
      rows={data}
      rowKey={({ id }) => id}
      {...(sortedBy && { sortedBy })}
      empty={
        <EmptyState
          drawing="ledger"
          action={
            <Button variant="secondary" loading={isFetching} onClick={() => refetch()}>
              Look again
            </Button>
          }
        >
          {empty}
        </EmptyState>
      }
    />
  )
}
