import { Span } from '@chakra-ui/react/span'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/**
 * A table of facts. On narrow screens each row is a list of labelled lines, as in the portal's tables. Explicit roles:
 * browsers drop a table's semantics when its layout changes.
 */
export function FactTable(props: {
  caption: string
  columns: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}) {
  const { caption, columns, rows } = props
  return (
    <chakra.table
      w="100%"
      textAlign="start"
      mdDown={{ display: 'block', '& > *': { display: 'block' } }}
      role="table"
      aria-label={caption}
    >
      <chakra.thead mdDown={{ srOnly: true }} role="rowgroup">
        <chakra.tr role="row">
          {columns.map((column) => (
            <chakra.th
              pr="5"
              pb="2"
              textAlign="start"
              textStyle="caption"
              fontWeight="medium"
              color="muted"
              key={column}
              role="columnheader"
              scope="col"
            >
              {column}
            </chakra.th>
          ))}
        </chakra.tr>
      </chakra.thead>
      <chakra.tbody role="rowgroup">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are written in the source and never move.
          <FactRow key={index} columns={columns} row={row} />
        ))}
      </chakra.tbody>
    </chakra.table>
  )
}

type RowProps = { columns: readonly string[]; row: readonly ReactNode[] }

const FactRow = ({ columns, row }: RowProps) => (
  <chakra.tr
    borderTopWidth="1px"
    borderColor="line"
    verticalAlign="baseline"
    _last={{ borderBottomWidth: '1px' }}
    mdDown={{ display: 'block', py: '3' }}
    role="row"
  >
    {row.map((cell, at) => (
      <chakra.td
        py="3"
        pr="5"
        textAlign="start"
        overflowWrap="break-word"
        _first={{ fontWeight: 'medium' }}
        mdDown={{ display: 'flex', justifyContent: 'space-between', gap: '6', py: '1', pr: '0' }}
        key={columns[at]}
        role="cell"
      >
        <Span flexShrink="0" color="muted" hideFrom="md" aria-hidden>
          {columns[at]}
        </Span>
        <Span mdDown={{ minW: '0', textAlign: 'end' }}>{cell}</Span>
      </chakra.td>
    ))}
  </chakra.tr>
)
