import { type ColumnDef, type Row, type RowData, type SortingState, useTable } from '@tanstack/react-table'
import { lazy, type ReactNode, type Ref, Suspense } from 'react'
import { BodyRow } from './body-row.tsx'
import { type Features, features, inReadingOrder } from './features.ts'
import { HeaderCell } from './header-cell.tsx'
import { Body, Frame, Grid, Head, Row as HeadRow } from './parts.tsx'

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
  const long = rows.length > MANY
  if (rows.length === 0) return <Frame>{empty}</Frame>
  return (
    <Frame>
      {/* The roles repeat what the elements say, because a folded table is none to the browser. */}
      <Grid role="table" aria-label={label} data-dense={dense} aria-rowcount={long ? rows.length + 1 : undefined}>
        <Head role="rowgroup">
          {table.getHeaderGroups().map((group) => (
            <HeadRow key={group.id} role="row" aria-rowindex={long ? 1 : undefined}>
              {group.headers.map((header) => (
                <HeaderCell key={header.id} column={header.column}>
                  <table.FlexRender header={header} />
                </HeaderCell>
              ))}
            </HeadRow>
          ))}
        </Head>
        <Body role="rowgroup">
          <Rows rows={table.getRowModel().rows} dense={dense} />
        </Body>
      </Grid>
    </Frame>
  )
}

/** A page of a screen or two is drawn whole. */
const MANY = 100

const WindowRows = lazy(() => import('./window-rows.tsx').then(({ WindowRows }) => ({ default: WindowRows })))

function Rows<T extends RowData>({ rows, dense = false }: { rows: Row<Features, T>[]; dense?: boolean | undefined }) {
  if (rows.length <= MANY) return rows.map((row) => <BodyRow key={row.id} row={row} />)
  const draw = (at: number, ref?: Ref<HTMLTableRowElement>) => {
    const row = rows[at]
    return row && <BodyRow key={row.id} row={row} at={at} ref={ref} />
  }
  return (
    <Suspense fallback={rows.slice(0, 30).map((_, at) => draw(at))}>
      <WindowRows
        count={rows.length}
        keyOf={(at) => rows[at]?.id ?? String(at)}
        heights={{ flat: dense ? 37 : 49, folded: 21 + 32 * (rows[0]?.getAllCells().length ?? 0) }}
        row={draw}
      />
    </Suspense>
  )
}
