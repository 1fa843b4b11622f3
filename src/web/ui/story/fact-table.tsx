import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const narrow = '@media (max-width: 799.98px)'

const Root = chakra('table', {
  base: { w: '100%', textAlign: 'start', [narrow]: { display: 'block', '& > *': { display: 'block' } } },
})
const Heads = chakra('thead', {
  base: { [narrow]: { position: 'absolute', clipPath: 'inset(50%)', w: '1px', h: '1px', overflow: 'hidden' } },
})
const HeadRow = chakra('tr')
const Body = chakra('tbody')
const Head = chakra('th', {
  base: { textStyle: 'caption', color: 'muted', fontWeight: 'medium', textAlign: 'start', pr: '5', pb: '2' },
})
const Row = chakra('tr', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'line',
    verticalAlign: 'baseline',
    '&:last-of-type': { borderBottomWidth: '1px' },
    [narrow]: { display: 'block', py: '3' },
  },
})
const Cell = chakra('td', {
  base: {
    py: '3',
    pr: '5',
    textAlign: 'start',
    fontWeight: 'normal',
    overflowWrap: 'break-word',
    [narrow]: { display: 'flex', justifyContent: 'space-between', gap: '6', py: '1', pr: '0' },
    '&:first-of-type': { fontWeight: 'medium' },
  },
})
const Label = chakra('span', { base: { color: 'muted', flexShrink: '0', display: { base: 'inline', md: 'none' } } })
const Value = chakra('span', { base: { [narrow]: { textAlign: 'end', minW: '0' } } })

/**
 * Facts side by side. Where there is no room each row is a list of labelled lines, as the portal's tables are. The roles are
 * named because a table that is laid out otherwise is none any more to some browsers.
 */
export function FactTable(props: {
  caption: string
  columns: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}) {
  const { caption, columns, rows } = props
  return (
    <Root role="table" aria-label={caption}>
      <Heads role="rowgroup">
        <HeadRow role="row">
          {columns.map((column) => (
            <Head key={column} role="columnheader" scope="col">
              {column}
            </Head>
          ))}
        </HeadRow>
      </Heads>
      <Body role="rowgroup">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are written in the source and never move.
          <Row key={index} role="row">
            {row.map((cell, at) => (
              <Cell key={columns[at]} role="cell">
                <Label aria-hidden>{columns[at]}</Label>
                <Value>{cell}</Value>
              </Cell>
            ))}
          </Row>
        ))}
      </Body>
    </Root>
  )
}
