import { Box } from '@chakra-ui/react/box'
import { chakra } from '@chakra-ui/react/styled-system'
import { Table } from '@chakra-ui/react/table'
import { Text } from '@chakra-ui/react/text'
import { type Column, FlexRender, type Row, type RowData } from '@tanstack/react-table'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { memo, type ReactNode, type Ref, Suspense } from 'react'
import { folded, tableCard } from '#web/theme/recipes/table.ts'
import { lazyNamed } from '#web/ui/lazy.tsx'
import type { ColumnMeta, Features } from './features.ts'
import type { RowsTable } from './use-rows.ts'

/** Tables up to this length are rendered completely. */
const maxPlainRows = 100

const directions = { asc: 'ascending', desc: 'descending' } as const
const arrows = { asc: ArrowUp, desc: ArrowDown }

function HeaderCell<T extends RowData>({ column, children }: { column: Column<Features, T>; children: ReactNode }) {
  const sorted = column.getIsSorted()
  const Arrow = sorted ? arrows[sorted] : ChevronsUpDown
  const { width, align } = column.columnDef.meta ?? {}
  return (
    <Table.ColumnHeader
      role="columnheader"
      scope="col"
      css={{ width, [folded]: { width: 'auto' } }}
      data-align={align}
      data-unsortable={!column.getCanSort()}
      aria-sort={sorted ? directions[sorted] : undefined}
    >
      {column.getCanSort() ? (
        <chakra.button
          display="inline-flex"
          alignItems="center"
          gap="1"
          minH="6"
          fontWeight="inherit"
          textAlign="inherit"
          cursor="pointer"
          _hover={{ color: 'ink' }}
          css={{
            '& svg': { flexShrink: '0', color: 'subtle' },
            '&[data-sorted]': { color: 'ink', '& svg': { color: 'brand.fg' } },
          }}
          type="button"
          data-sorted={sorted || undefined}
          onClick={column.getToggleSortingHandler()}
        >
          {children}
          <Arrow size={14} aria-hidden />
        </chakra.button>
      ) : (
        children
      )}
    </Table.ColumnHeader>
  )
}

interface BodyRowProps<T extends RowData> {
  row: Row<Features, T>
  /** Dependencies of the cells: when they change, the row is rendered again. */
  columns: readonly unknown[]
  /** Position among all rows, in a virtualised table. */
  at?: number
  ref?: Ref<HTMLTableRowElement>
}

function PlainRow<T extends RowData>({ row, at, ref }: BodyRowProps<T>) {
  return (
    // The head is the first row, and counting begins with one. The roles repeat what the elements say, since they may be folded.
    // biome-ignore lint/a11y/noRedundantRoles: browsers drop the role of a row that is laid out as a block
    <tr role="row" ref={ref} data-index={at} aria-rowindex={at === undefined ? undefined : at + 2}>
      {row.getAllCells().map((cell) => (
        // biome-ignore lint/a11y/noRedundantRoles: browsers drop the role of a cell that is laid out as a block
        <td key={cell.id} role="cell" {...marksOf(cell.column.columnDef.meta)}>
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

const marksOf = ({ align, phone }: ColumnMeta = {}) => ({ 'data-align': align, 'data-phone': phone })

/** Memoised: scrolling renders new rows only. */
const BodyRow = memo(PlainRow) as typeof PlainRow

const headline = (header: unknown) => (typeof header === 'string' ? header : undefined)

export type TableLook = {
  /** The accessible name of the table. */
  label: string
  /** Shown instead of the table when there are no rows: a sentence, or a state with an action. */
  empty: ReactNode
  /** 36 px rows, for staff. */
  dense?: boolean
  /** On phones each row is two lines without labels, for long lists whose cells explain themselves. */
  compact?: boolean
}

type TableViewProps<T extends RowData> = TableLook & { table: RowsTable<T> }

export function TableView<T extends RowData>({ table, label, empty, dense, compact }: TableViewProps<T>) {
  const { rows } = table.getRowModel()
  const long = rows.length > maxPlainRows
  if (rows.length === 0) {
    return (
      <Box layerStyle="card" overflow="hidden">
        {typeof empty === 'string' ? (
          <Text color="muted" {...(dense ? { px: '4', py: '5' } : { p: '6' })}>
            {empty}
          </Text>
        ) : (
          empty
        )}
      </Box>
    )
  }
  return (
    <Box layerStyle="card" overflow="hidden" css={tableCard}>
      {/* Explicit roles: browsers drop a table's semantics when it is laid out as blocks. */}
      <Table.Root
        role="table"
        aria-label={label}
        size={dense ? 'sm' : 'md'}
        data-compact={compact}
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

const WindowRows = lazyNamed(async () => (await import('./window-rows.tsx')).WindowRows)

type RowsProps<T extends RowData> = {
  rows: Row<Features, T>[]
  columns: readonly unknown[]
  dense?: boolean
}

function Rows<T extends RowData>({ rows, columns, dense }: RowsProps<T>) {
  if (rows.length <= maxPlainRows) return rows.map((row) => <BodyRow key={row.id} row={row} columns={columns} />)
  const draw = (at: number, ref?: Ref<HTMLTableRowElement>) => {
    const row = rows[at]
    return row && <BodyRow key={row.id} row={row} columns={columns} at={at} ref={ref} />
  }
  return (
    <Suspense fallback={rows.slice(0, maxPlainRows).map((_, at) => draw(at))}>
      <WindowRows
        count={rows.length}
        keyOf={(at) => rows[at]?.id ?? String(at)}
        heights={{ flat: dense ? 37 : 49, folded: 21 + 32 * (rows[0]?.getAllCells().length ?? 0) }}
        row={draw}
      />
    </Suspense>
  )
}
