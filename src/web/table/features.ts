import {
  createColumnHelper,
  createSortedRowModel,
  type Row,
  type RowData,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'

/** Column options for rendering and CSV. */
export type ColumnMeta = {
  /** Share of the width; columns of buttons have a fixed width in px. */
  width?: `${number}%` | `${number}px`
  /** Right-aligned. */
  align?: 'end'
  /** In compact rows on phones: hidden, or a line of its own. */
  phone?: 'hidden' | 'line'
  /** CSV header, and the text of an empty cell. The cells are the sorted values. */
  csv?: { head?: string; none?: string }
}

export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnMeta: {} as ColumnMeta,
})

export type Features = typeof features

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Numbers by value, text in natural order: 'Lumen 2' before 'Lumen 10', ignoring case. */
export function inReadingOrder<T extends RowData>(a: Row<Features, T>, b: Row<Features, T>, column: string) {
  const [one, other] = [a.getValue(column), b.getValue(column)]
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return collator.compare(String(one ?? ''), String(other ?? ''))
}

/** Columns of one kind of row: `const column = columnsOf<ProjectRow>()`, then `column.accessor('name', { header: 'Name' })`. */
export const columnsOf = <Row extends RowData>() => createColumnHelper<Features, Row>()
