import type { products } from 'virtual:products'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { Badge } from '#web/ui/badge.tsx'
import { Drawing, type DrawingName } from './drawings.tsx'

const Root = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    p: '6',
    '& > svg': { mb: '2' },
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'card',
    transitionProperty: 'border-color',
    transitionDuration: 'quick',
    '&:has(a)': { _hover: { borderColor: 'brand.line' } },
    '&[data-later]': { bg: 'transparent', borderStyle: 'dashed', borderColor: 'line.strong', boxShadow: 'none' },
  },
})
const Head = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
})
const Title = chakra('h2', { base: { textStyle: 'title' } })
// The whole card can be pressed; what a screen reader hears is the name.
const Whole = chakra(Link, {
  base: {
    color: 'brand.fg',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    '&:focus-visible': { outline: 'none', _after: { outline: '2px solid', outlineColor: 'brand.fg' } },
  },
})
const Words = chakra('p', { base: { color: 'muted' } })

const drawingOf: Record<string, DrawingName> = { 'direct-carrier-billing': 'billing' }

type Product = (typeof products)[number]

export function ProductCard({ product: { suffix, title, summary } }: { product: Product }) {
  return (
    <Root>
      <Drawing name={drawingOf[suffix] ?? 'pages'} />
      <Title>
        <Whole to={`/api-doc/${suffix}`}>{title}</Whole>
      </Title>
      {summary && <Words>{summary}</Words>}
    </Root>
  )
}

export function ComingSoonCard(product: { title: string; summary: string; drawing: DrawingName }) {
  const { title, summary, drawing } = product
  return (
    <Root data-later>
      <Drawing name={drawing} />
      <Head>
        <Title>{title}</Title>
        <Badge>Coming Soon</Badge>
      </Head>
      <Words>{summary}</Words>
    </Root>
  )
}
