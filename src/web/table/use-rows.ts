import { type ColumnDef, type RowData, type SortingState, useTable } from '@tanstack/react-table'
import { type Features, features, inReadingOrder } from './features.ts'

export type RowsOptions<T extends RowData> = {
  columns: ReadonlyArray<ColumnDef<Features, T>>
  /** Must be referentially stable, as query data is: sorted rows are cached by it. */
  rows: readonly T[]
  rowKey: (row: T) => string
  sortedBy?: { id: string; desc?: boolean }
}

/** The sorted rows, for the table and for its CSV file. */
export function useRows<T extends RowData>({ columns, rows, rowKey, sortedBy }: RowsOptions<T>) {
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
