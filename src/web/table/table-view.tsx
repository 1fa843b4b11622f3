import { Box } from '@chakra-ui/react/box'
import { Table } from '@chakra-ui/react/table'
import type { Row, RowData } from '@tanstack/react-table'
import { lazy, type ReactNode, type Ref, Suspense } from 'react'
import { BodyRow } from './body-row.tsx'
import type { Features } from './features.ts'
import { HeaderCell } from './header-cell.tsx'
import type { RowsTable } from './use-rows.ts'

type TableViewProps<T extends RowData> = {
  table: RowsTable<T>
  label: string
  empty: ReactNode
  dense?: boolean | undefined
}

export function TableView<T extends RowData>({ table, label, empty, dense }: TableViewProps<T>) {
  const { rows } = table.getRowModel()
  const long = rows.length > MANY
  if (rows.length === 0) {
    return (
      <Box layerStyle="card" overflow="hidden">
        {empty}
      </Box>
    )
  }
  return (
    <Box layerStyle="card" overflow="hidden">
      {/* The roles repeat those of the elements: a browser takes them from a table that is laid out as blocks. */}
      <Table.Root
        role="table"
        aria-label={label}
        size={dense ? 'sm' : 'md'}
        aria-rowcount={long ? rows.length + 1 : undefined}
      >
        <Table.Header role="rowgroup">
          {table.getHeaderGroups().map((group) => (
            <Table.Row key={group.id} role="row" aria-rowindex={long ? 1 : undefined}>
              {group.headers.map((header) => (
                <HeaderCell key={header.id} column={header.column}>
                  <table.FlexRender header={header} />
                </HeaderCell>
              ))}
            </Table.Row>
          ))}
        </Table.Header>
        <Table.Body role="rowgroup">
          <Rows rows={rows} columns={table.getAllLeafColumns()} dense={dense} />
        </Table.Body>
      </Table.Root>
    </Box>
  )
}

/** A page of a screen or two is drawn whole. */
const MANY = 100

const WindowRows = lazy(() => import('./window-rows.tsx').then(({ WindowRows }) => ({ default: WindowRows })))

type RowsProps<T extends RowData> = {
  rows: Row<Features, T>[]
  columns: readonly unknown[]
  dense?: boolean | undefined
}

function Rows<T extends RowData>({ rows, columns, dense = false }: RowsProps<T>) {
  if (rows.length <= MANY) return rows.map((row) => <BodyRow key={row.id} row={row} columns={columns} />)
  const draw = (at: number, ref?: Ref<HTMLTableRowElement>) => {
    const row = rows[at]
    return row && <BodyRow key={row.id} row={row} columns={columns} at={at} ref={ref} />
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
