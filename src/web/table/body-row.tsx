import { FlexRender, type Row as ModelRow, type RowData } from '@tanstack/react-table'
import type { Ref } from 'react'
import type { Features } from './features.ts'
import { Cell, Label, Row, Value } from './parts.tsx'

interface BodyRowProps<T extends RowData> {
  row: ModelRow<Features, T>
  /** Where it stands among all rows, in a table that draws only some of them. */
  at?: number
  ref?: Ref<HTMLTableRowElement>
}

export function BodyRow<T extends RowData>({ row, at, ref }: BodyRowProps<T>) {
  return (
    // The head is the first row, and counting begins with one.
    <Row role="row" ref={ref} data-index={at} aria-rowindex={at === undefined ? undefined : at + 2}>
      {row.getAllCells().map((cell) => (
        <Cell key={cell.id} role="cell" data-align={cell.column.columnDef.meta?.align}>
          <Label aria-hidden>{headline(cell.column.columnDef.header)}</Label>
          <Value>
            <FlexRender cell={cell} />
          </Value>
        </Cell>
      ))}
    </Row>
  )
}

const headline = (header: unknown) => (typeof header === 'string' ? header : undefined)
