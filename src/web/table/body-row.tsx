import { FlexRender, type Row as ModelRow, type RowData } from '@tanstack/react-table'
import { memo, type Ref } from 'react'
import type { Features } from './features.ts'

interface BodyRowProps<T extends RowData> {
  row: ModelRow<Features, T>
  /** What the cells hang on: other columns, and the row is drawn again. */
  columns: readonly unknown[]
  /** Where it stands among all rows, in a table that draws only some of them. */
  at?: number
  ref?: Ref<HTMLTableRowElement> | undefined
}

function PlainRow<T extends RowData>({ row, at, ref }: BodyRowProps<T>) {
  return (
    // The head is the first row, and counting begins with one. The roles repeat what the elements say, since they may be folded.
    // biome-ignore lint/a11y/noRedundantRoles: a folded row is none to the browser
    <tr role="row" ref={ref} data-index={at} aria-rowindex={at === undefined ? undefined : at + 2}>
      {row.getAllCells().map((cell) => (
        // biome-ignore lint/a11y/noRedundantRoles: nor is its cell
        <td key={cell.id} role="cell" data-align={cell.column.columnDef.meta?.align}>
          <span data-label aria-hidden>
            {headline(cell.column.columnDef.header)}
          </span>
          <div data-value>
            <FlexRender cell={cell} />
          </div>
        </td>
      ))}
    </tr>
  )
}

/** Scrolling draws the rows that come into sight, and leaves the others alone. */
export const BodyRow = memo(PlainRow) as typeof PlainRow

const headline = (header: unknown) => (typeof header === 'string' ? header : undefined)
