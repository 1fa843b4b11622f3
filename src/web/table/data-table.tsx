import { type ColumnDef, type RowData, type SortingState, useTable } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { type Features, features, inReadingOrder } from './features.ts'
import { HeaderCell } from './header-cell.tsx'
import { Body, Cell, Frame, Grid, Head, Label, Row, Value } from './parts.tsx'

type DataTableProps<T extends RowData> = {
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
export function DataTable<T extends RowData>({
  label,
  columns,
  rows,
  rowKey,
  empty,
  sortedBy,
  dense,
}: DataTableProps<T>) {
  const sorting: SortingState = sortedBy ? [{ id: sortedBy.id, desc: sortedBy.desc ?? false }] : []
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: rowKey,
    initialState: { sorting },
    defaultColumn: { sortFn: inReadingOrder, sortDescFirst: false, sortUndefined: 'last' },
    enableSortingRemoval: false,
    enableMultiSort: false,
  })
  if (rows.length === 0) return <Frame>{empty}</Frame>
  return (
    <Frame>
      {/* The roles repeat what the elements say, because a folded table is none to the browser. */}
      <Grid role="table" aria-label={label} data-dense={dense}>
        <Head role="rowgroup">
          {table.getHeaderGroups().map((group) => (
            <Row key={group.id} role="row">
              {group.headers.map((header) => (
                <HeaderCell key={header.id} column={header.column}>
                  <table.FlexRender header={header} />
                </HeaderCell>
              ))}
            </Row>
          ))}
        </Head>
        <Body role="rowgroup">
          {table.getRowModel().rows.map((row) => (
            <Row key={row.id} role="row">
              {row.getAllCells().map((cell) => (
                <Cell key={cell.id} role="cell" data-align={cell.column.columnDef.meta?.align}>
                  <Label aria-hidden>{headline(cell.column.columnDef.header)}</Label>
                  <Value>
                    <table.FlexRender cell={cell} />
                  </Value>
                </Cell>
              ))}
            </Row>
          ))}
        </Body>
      </Grid>
    </Frame>
  )
}

const headline = (header: unknown) => (typeof header === 'string' ? header : undefined)
