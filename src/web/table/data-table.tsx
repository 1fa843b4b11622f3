import { type ColumnDef, type RowData, type SortingState, useTable } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { type Features, features, inReadingOrder } from './features.ts'
import { TableView } from './table-view.tsx'

export type DataTableProps<T extends RowData> = {
  /** The accessible name of the table. */
  label: string
  columns: ReadonlyArray<ColumnDef<Features, T>>
  /** Must be the same array while nothing changed, as a query's data is: the sorted rows are cached by it. */
  rows: readonly T[]
  rowKey: (row: T) => string
  /** Shown instead of the table when there are no rows. */
  empty: ReactNode
  sortedBy?: { id: string; desc?: boolean }
  /** 36 px rows, for staff. */
  dense?: boolean
}

/** A sortable table. On a phone each row is a card. */
export function DataTable<T extends RowData>({ label, empty, dense, ...model }: DataTableProps<T>) {
  return <TableView table={useRows(model)} label={label} empty={empty} dense={dense} />
}

/** The sorted rows, for the table and for its CSV file. */
export function useRows<T extends RowData>({
  columns,
  rows,
  rowKey,
  sortedBy,
}: Pick<DataTableProps<T>, 'columns' | 'rows' | 'rowKey' | 'sortedBy'>) {
  const sorting: SortingState = sortedBy ? [{ id: sortedBy.id, desc: sortedBy.desc ?? false }] : []
  return useTable({
    features,
    columns,
    data: rows,
    getRowId: rowKey,
    initialState: { sorting },
    defaultColumn: { sortFn: inReadingOrder, sortDescFirst: false, sortUndefined: 'last' },
    enableSortingRemoval: false,
    enableMultiSort: false,
  })
}

export type RowsTable<T extends RowData> = ReturnType<typeof useRows<T>>
