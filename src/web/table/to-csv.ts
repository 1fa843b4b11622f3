import type { RowData } from '@tanstack/react-table'
import { type CsvValue, csvLine } from '#domain/formats/csv.ts'
import type { RowsTable } from './use-rows.ts'

/** Byte order mark: without it Excel assumes another encoding. */
const byteOrderMark = '\uFEFF'

/** The sorted rows as CSV, with every column that has a value. */
export function toCsv<T extends RowData>(table: RowsTable<T>): string {
  const columns = table.getAllLeafColumns().filter(({ accessorFn }) => accessorFn !== undefined)
  const heads = columns.map(({ columnDef: { meta, header } }) => meta?.csv?.head ?? toCsvValue(header))
  const lines = table
    .getRowModel()
    .rows.map((row) =>
      csvLine(columns.map(({ id, columnDef: { meta } }) => toCsvValue(row.getValue(id)) ?? meta?.csv?.none)),
    )
  return byteOrderMark + csvLine(heads) + lines.join('')
}

const toCsvValue = (value: unknown): CsvValue =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined
