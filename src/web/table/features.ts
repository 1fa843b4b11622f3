import {
  createColumnHelper,
  createSortedRowModel,
  type Row,
  type RowData,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'

/** What a column tells the drawing, and the file that a table is saved as. */
export type ColumnMeta = {
  /** Its share of the width; a column of buttons has pixels, which the others leave to it. */
  width?: `${number}%` | `${number}px`
  /** Figures end at one edge. */
  align?: 'end'
  /** Saved are the values that the rows are sorted by: under this head, and with these words where there is none. */
  csv?: { head?: string; none?: string }
}

export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnMeta: {} as ColumnMeta,
})

export type Features = typeof features

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Numbers by size, everything else as a reader orders it: 'Lumen 2' before 'Lumen 10', capitals beside small letters. */
export function inReadingOrder<T extends RowData>(a: Row<Features, T>, b: Row<Features, T>, column: string) {
  const [one, other] = [a.getValue(column), b.getValue(column)]
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return collator.compare(String(one ?? ''), String(other ?? ''))
}

/** Columns of one kind of row: `const column = columnsOf<ProjectRow>()`, then `column.accessor('name', { header: 'Name' })`. */
export const columnsOf = <Row extends RowData>() => createColumnHelper<Features, Row>()
