import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'

const Root = chakra('section', {
  base: { bg: 'surface', borderWidth: '1px', borderColor: 'line', borderRadius: 'lg', boxShadow: 'card', minW: '0' },
})
const Head = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    px: { base: '4', md: '6' },
    py: '4',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
})
const Title = chakra('h2', { base: { textStyle: 'lead', fontWeight: 'semibold' } })
const Note = chakra('p', { base: { color: 'muted' } })
const Body = chakra('div', {
  base: { p: { base: '4', md: '6' } },
  variants: { flush: { true: { p: '0', overflow: 'hidden' } } },
})

type CardProps = {
  title?: string
  note?: ReactNode
  action?: ReactNode
  /** No inner margin, for a table that reaches the edges. */
  flush?: boolean
  children: ReactNode
}

/** A titled section of a screen. */
export function Card({ title, note, action, flush, children }: CardProps) {
  const id = useId()
  return (
    <Root aria-labelledby={title ? id : undefined}>
      {title && (
        <Head>
          <div>
            <Title id={id}>{title}</Title>
            {note && <Note>{note}</Note>}
          </div>
          {action}
        </Head>
      )}
      <Body flush={flush}>{children}</Body>
    </Root>
  )
}
