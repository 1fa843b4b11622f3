import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { type DrawingChoice, Illustration } from '#web/ui/empty-state.tsx'

const Root = chakra('div', {
  base: {
    flex: '1',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6',
    minH: '60dvh',
    px: '4',
    py: '12',
    textAlign: 'center',
  },
})
const Title = chakra('h1', { base: { textStyle: 'title', maxW: '520px', textWrap: 'balance' } })

/** A page that stands for one that cannot be shown: a drawing, one sentence as its heading, and a way on. */
export function FullPage({
  drawing,
  title,
  children,
}: {
  drawing: DrawingChoice
  title: ReactNode
  children: ReactNode
}) {
  return (
    <Root>
      <Illustration drawing={drawing} />
      <Title>{title}</Title>
      {children}
    </Root>
  )
}
