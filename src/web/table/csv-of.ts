import type { RowData } from '@tanstack/react-table'
import { type CsvValue, csvLine } from '#domain/formats/csv.ts'
import type { RowsTable } from './use-rows.ts'

/** Excel takes a file without it for one of its own alphabet. */
const byteOrderMark = '\uFEFF'

/** The rows of a table in their order, of every column that shows a value. */
export function csvOf<T extends RowData>(table: RowsTable<T>): string {
  const columns = table.getAllLeafColumns().filter(({ accessorFn }) => accessorFn !== undefined)
  const heads = columns.map(({ columnDef: { meta, header } }) => meta?.csv?.head ?? told(header))
  const lines = table
    .getRowModel()
    .rows.map((row) => csvLine(columns.map(({ id, columnDef: { meta } }) => told(row.getValue(id)) ?? meta?.csv?.none)))
  return byteOrderMark + csvLine(heads) + lines.join('')
}

const told = (value: unknown): CsvValue => (typeof value === 'string' || typeof value === 'number' ? value : undefined)
