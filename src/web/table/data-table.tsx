import { type ColumnDef, type RowData, type SortingState, useTable } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { type Features, features, inReadingOrder } from './features.ts'
import { TableView } from './table-view.tsx'

export type DataTableProps<T extends RowData> = {
  /** What the table is of, for those who cannot see where it stands. */
  label: string
  columns: ReadonlyArray<ColumnDef<Features, T>>
  /** Must keep its identity while nothing changed (a query's data does): the sorted rows hang on it. */
  rows: readonly T[]
  rowKey: (row: T) => string
  /** Shown instead of the table when there are no rows. */
  empty: ReactNode
  sortedBy?: { id: string; desc?: boolean }
  /** 36 px rows, for those who work in tables all day. */
  dense?: boolean
}

/** Columns, rows, sorting and what to say when there are none. On a phone each row folds into a small sheet of its own. */
export function DataTable<T extends RowData>({ label, empty, dense, ...model }: DataTableProps<T>) {
  return <TableView table={useRows(model)} label={label} empty={empty} dense={dense} />
}

/** The rows in their order, for whoever draws them and for whoever saves them. */
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
