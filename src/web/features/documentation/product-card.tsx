import type { products } from 'virtual:products'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Illustration } from '#web/ui/empty-state.tsx'
import type { DrawingName } from './drawings.tsx'

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
    '&:has(a)': { _hover: { borderColor: 'brand.line' } },
    '&[data-later]': { bg: 'page', borderStyle: 'dashed' },
  },
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
const Later = chakra('span', { base: { textStyle: 'caption', fontWeight: 'medium', color: 'pending.fg' } })
const Words = chakra('p', { base: { color: 'muted' } })

const drawingOf: Record<string, DrawingName> = { 'direct-carrier-billing': 'billing' }

const ProductDrawing = lazy(async () => ({ default: (await import('./drawings.tsx')).ProductDrawing }))

// Fetched after the words, into the room that is kept for it.
const Drawn = ({ name }: { name: DrawingName }) => (
  <Suspense fallback={<Illustration drawing={<g />} />}>
    <ProductDrawing name={name} />
  </Suspense>
)

type Product = (typeof products)[number]

export function ProductCard({ product: { suffix, title, summary } }: { product: Product }) {
  return (
    <Root>
      <Drawn name={drawingOf[suffix] ?? 'pages'} />
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
      <Drawn name={drawing} />
      <Title>{title}</Title>
      <Words>{summary}</Words>
      <Later>Coming Soon</Later>
    </Root>
  )
}
