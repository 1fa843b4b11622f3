import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'

const Root = chakra('section', {
  base: {
    display: 'grid',
    gap: '6',
    columnGap: '12',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' },
    py: { base: '10', md: '12' },
    borderTopWidth: '1px',
    borderColor: 'line',
    scrollMarginTop: '24px',
  },
})
const Title = chakra('h2', { base: { textStyle: 'title', textWrap: 'balance' } })
const Note = chakra('p', { base: { color: 'muted', mt: '2', maxW: '380px' } })
const Body = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5', minW: '0' } })

/** A part of a public page: its name at the side, what there is to say beside it. */
export function Section(props: { title: string; note?: ReactNode; anchor?: string; children: ReactNode }) {
  const { title, note, anchor, children } = props
  const id = useId()
  return (
    <Root aria-labelledby={id} id={anchor}>
      <div>
        <Title id={id}>{title}</Title>
        {note && <Note>{note}</Note>}
      </div>
      <Body>{children}</Body>
    </Root>
  )
}

/** Running text of a public page. */
export const Text = chakra('p', { base: { textStyle: 'lead', maxW: 'prose', textWrap: 'pretty' } })

/** A few points, one sentence each. */
export const Points = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    textStyle: 'lead',
    maxW: 'prose',
    pl: '5',
    listStyleType: 'disc',
    '& > li::marker': { color: 'var(--op-colors-brand-fg)' },
  },
})
