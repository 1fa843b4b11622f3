import { fileName } from '#domain/file-name.ts'
import type { AdminProjectRow } from '#generated/admin/model/adminProjectRow.ts'
import type { staffColumn } from '#web/entities/project/staff-columns.tsx'
import { EmptyList } from '#web/table/empty-list.tsx'
import { SearchableTable } from '#web/table/searchable-table.tsx'

const find = {
  label: 'Find a project or partner',
  textsOf: ({ projectName, partnerName }: AdminProjectRow) => [projectName, partnerName],
}

export interface ProjectTableProps {
  title: string
  /** Distinguishes several tables with this title in the file name. */
  part?: string
  columns: ReturnType<typeof staffColumn.columns>
  rows: AdminProjectRow[]
  total: number
  read: { isFetching: boolean; refetch: () => unknown }
  sortedBy: { id: string; desc?: boolean }
  empty: string
  emptyNote?: string
}

/** Projects of staff, with a search and a CSV file. */
export function ProjectTable({ title, part, read, empty, emptyNote, ...table }: ProjectTableProps) {
  return (
    <SearchableTable
      dense
      find={find}
      label={title}
      saveAs={fileName(title, part)}
      rowKey={({ id }) => id}
      empty={
        <EmptyList read={read} note={emptyNote}>
          {empty}
        </EmptyList>
      }
      {...table}
    />
  )
}
