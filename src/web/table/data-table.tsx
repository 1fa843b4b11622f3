import type { RowData } from '@tanstack/react-table'
import { type TableLook, TableView } from './table-view.tsx'
import { type RowsOptions, useRows } from './use-rows.ts'

export type DataTableProps<T extends RowData> = RowsOptions<T> & TableLook

/** A sortable table. On phones each row is a card. */
export function DataTable<T extends RowData>({ columns, rows, rowKey, sortedBy, ...look }: DataTableProps<T>) {
  return <TableView table={useRows({ columns, rows, rowKey, sortedBy })} {...look} />
}
