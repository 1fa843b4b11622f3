import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const List = chakra('dl', { base: { display: 'grid', gap: '4' } })
const Pair = chakra('div', {
  base: { display: 'grid', alignItems: 'baseline', gap: '1', gridTemplateColumns: { base: '1fr', md: '200px 1fr' } },
})
const Term = chakra('dt', { base: { color: 'muted' } })
const Detail = chakra('dd', { base: { minW: '0', overflowWrap: 'anywhere' } })

/** Facts by name. */
export function DescriptionList({ items }: { items: [term: string, detail: ReactNode][] }) {
  return (
    <List>
      {items.map(([term, detail]) => (
        <Pair key={term}>
          <Term>{term}</Term>
          <Detail>{detail}</Detail>
        </Pair>
      ))}
    </List>
  )
}
