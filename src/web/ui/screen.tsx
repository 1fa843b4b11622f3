import { chakra } from '@chakra-ui/react/styled-system'
import { Children, type ReactNode } from 'react'

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    maxW: '1120px',
    mx: 'auto',
    px: { base: '4', md: '8' },
    py: { base: '6', md: '8' },
  },
})
const Head = chakra('header', { base: { display: 'flex', flexDirection: 'column', gap: '2' } })
const TitleRow = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4' },
})
const TitleWords = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', minW: '0' },
})
const Title = chakra('h1', { base: { textStyle: 'heading', overflowWrap: 'anywhere' } })
const Lead = chakra('p', { base: { color: 'muted', maxW: 'prose', whiteSpace: 'pre-line', overflowWrap: 'anywhere' } })
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

type PageHeaderProps = {
  title: ReactNode
  breadcrumb?: ReactNode
  badge?: ReactNode
  description?: ReactNode
  action?: ReactNode
}

export function PageHeader({ title, breadcrumb, badge, description, action }: PageHeaderProps) {
  return (
    <Head>
      {breadcrumb}
      <TitleRow>
        <TitleWords>
          <Title>{title}</Title>
          {badge}
        </TitleWords>
        {action && <Actions>{action}</Actions>}
      </TitleRow>
      {description && <Lead>{description}</Lead>}
    </Head>
  )
}

/** What every screen inside the shell is: a header and its sections below, on one measure. */
export function Screen({ children, ...header }: PageHeaderProps & { children: ReactNode }) {
  return (
    <Root>
      <PageHeader {...header} />
      {children}
    </Root>
  )
}

const Crumbs = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    color: 'muted',
    '& > li': { overflowWrap: 'anywhere' },
    '& > li:not(:last-child)::after': { content: '"/" / ""', color: 'line.control', mx: '2' },
    '& > li:last-child': { color: 'ink' },
  },
})

/** Links, then the name of this page: `<Breadcrumbs><TextLink asChild quiet>…</TextLink>Lumen Music</Breadcrumbs>`. */
export function Breadcrumbs({ children }: { children: ReactNode }) {
  const last = Children.count(children) - 1
  return (
    <nav aria-label="Breadcrumb">
      <Crumbs>
        {Children.map(children, (step, at) => (
          <li aria-current={at === last ? 'page' : undefined}>{step}</li>
        ))}
      </Crumbs>
    </nav>
  )
}
