import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const List = chakra('ol', {
  base: {
    display: 'grid',
    gap: '8',
    columnGap: '10',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
})
const Item = chakra('li', { base: { display: 'flex', gap: '4' } })
const Count = chakra('span', {
  base: {
    flexShrink: '0',
    display: 'grid',
    placeItems: 'center',
    w: '8',
    h: '8',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'brand.line',
    bg: 'brand.wash',
    color: 'brand.fg',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
  },
})
const Name = chakra('h3', { base: { textStyle: 'lead', fontWeight: 'semibold', mt: '4px', mb: '1' } })
const Words = chakra('div', { base: { color: 'muted' } })

export type Step = { name: string; words: ReactNode }

/** What happens, in its order. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <List>
      {steps.map(({ name, words }, index) => (
        <Item key={name}>
          <Count aria-hidden>{index + 1}</Count>
          <div>
            <Name>{name}</Name>
            <Words>{words}</Words>
          </div>
        </Item>
      ))}
    </List>
  )
}
