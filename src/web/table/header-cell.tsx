import { chakra } from '@chakra-ui/react/styled-system'
import type { Column, RowData } from '@tanstack/react-table'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Features } from './features.ts'
import { HeadCell } from './parts.tsx'

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '6',
    fontWeight: 'inherit',
    textAlign: 'inherit',
    cursor: 'pointer',
    _hover: { color: 'ink' },
    '& svg': { flexShrink: '0', color: 'subtle' },
    '&[data-sorted]': { color: 'ink', '& svg': { color: 'brand.fg' } },
  },
})

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
    <HeadCell
      role="columnheader"
      scope="col"
      width={{ base: 'auto', md: width }}
      data-align={align}
      data-still={!column.getCanSort()}
      aria-sort={sorted ? directions[sorted] : undefined}
    >
      {column.getCanSort() ? (
        <SortButton type="button" data-sorted={sorted || undefined} onClick={column.getToggleSortingHandler()}>
          {children}
          <Arrow size={14} aria-hidden />
        </SortButton>
      ) : (
        children
      )}
    </HeadCell>
  )
}
