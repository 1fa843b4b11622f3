import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { TableView } from './table-view.tsx'
import { type RowsOptions, useRows } from './use-rows.ts'

export type DataTableProps<T extends RowData> = RowsOptions<T> & {
  /** The accessible name of the table. */
  label: string
  /** Shown instead of the table when there are no rows: a sentence, or a state with an action. */
  empty: ReactNode
  /** 36 px rows, for staff. */
  dense?: boolean
  /** On phones each row is two lines without labels, for long lists whose cells explain themselves. */
  compact?: boolean
}

/** A sortable table. On phones each row is a card. */
export function DataTable<T extends RowData>({ label, empty, dense, compact, ...model }: DataTableProps<T>) {
  return <TableView table={useRows(model)} label={label} empty={empty} dense={dense} compact={compact} />
}
