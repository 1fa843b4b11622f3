import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Scene } from './scene.tsx'

const Root = chakra('header', {
  base: {
    display: 'grid',
    alignItems: 'center',
    columnGap: '12',
    rowGap: '8',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
    py: { base: '10', md: '16' },
  },
})
const Eyebrow = chakra('p', { base: { color: 'brand.fg', fontWeight: 'medium', mb: '3' } })
const TitleRow = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' } })
const Title = chakra('h1', { base: { textStyle: { base: 'heading', md: 'display' }, textWrap: 'balance' } })
const Lead = chakra('p', { base: { textStyle: 'lead', color: 'muted', mt: '4', maxW: 'prose' } })

/** The top of a public page: what it is about in one sentence, and its drawing. */
export function PageHead(props: {
  eyebrow?: string
  title: string
  badge?: ReactNode
  lead: ReactNode
  drawing?: ReactNode
  children?: ReactNode
}) {
  const { eyebrow, title, badge, lead, drawing, children } = props
  return (
    <Root>
      <div>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <TitleRow>
          <Title>{title}</Title>
          {badge}
        </TitleRow>
        <Lead>{lead}</Lead>
        {children}
      </div>
      {drawing && <Scene>{drawing}</Scene>}
    </Root>
  )
}
