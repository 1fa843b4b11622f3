import type { AdminProjectRow } from '#generated/admin/model/adminProjectRow.ts'
import type { ListProjectsByStatus200 } from '#generated/admin/model/listProjectsByStatus200.ts'
import type { staffColumn } from '#web/entities/project/staff-columns.tsx'
import { fileName } from '#web/table/file-name.ts'
import { SearchableTable } from '#web/table/searchable-table.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ledger } from '#web/ui/ledger-drawing.tsx'
import { type ListName, lists } from './lists.ts'

const find = {
  label: 'Find a project or partner',
  textsOf: ({ projectName, partnerName }: AdminProjectRow) => [projectName, partnerName],
}

interface Props {
  list: ListName
  columns: ReturnType<typeof staffColumn.columns>
  projects: { data: ListProjectsByStatus200; isFetching: boolean; refetch: () => unknown }
  sortedBy?: { id: string; desc?: boolean }
  /** Distinguishes several tables of a list in the file name. */
  part?: string
  empty: string
}

export function ProjectTable({ list, columns, projects, sortedBy, part, empty }: Props) {
  const { data, isFetching, refetch } = projects
  return (
    <SearchableTable
      dense
      find={find}
      label={lists[list].title}
      columns={columns}
      rows={data.projects}
      total={data.total}
      saveAs={fileName(lists[list].title, part)}
      rowKey={({ id }) => id}
      {...(sortedBy && { sortedBy })}
      empty={
        <EmptyState
          drawing={ledger}
          action={
            <Button variant="secondary" loading={isFetching} onClick={() => refetch()}>
              Refresh
            </Button>
          }
        >
          {empty}
        </EmptyState>
      }
    />
  )
}
