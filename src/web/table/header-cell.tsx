import { chakra } from '@chakra-ui/react/styled-system'
import { Table } from '@chakra-ui/react/table'
import type { Column, RowData } from '@tanstack/react-table'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Features } from './features.ts'

const directions = { asc: 'ascending', desc: 'descending' } as const
const arrows = { asc: ArrowUp, desc: ArrowDown }

export function HeaderCell<T extends RowData>({
  column,
  children,
}: {
  column: Column<Features, T>
  children: ReactNode
}) {
  const sorted = column.getIsSorted()
  const Arrow = sorted ? arrows[sorted] : ChevronsUpDown
  const { width, align } = column.columnDef.meta ?? {}
  return (
    <Table.ColumnHeader
      role="columnheader"
      scope="col"
      width={{ base: 'auto', md: width }}
      data-align={align}
      data-still={!column.getCanSort()}
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
