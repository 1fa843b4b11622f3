import { products } from 'virtual:products'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Span } from '@chakra-ui/react/span'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { messages } from '#domain/messages.ts'
import { Card } from '#web/ui/card.tsx'
import { Illustration } from '#web/ui/empty-state.tsx'
import { lazyOptional } from '#web/ui/lazy.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { comingSoon } from './coming-soon.ts'
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
// The link covers the card, and its accessible name is only the product's.
const CardLink = chakra(Link, {
  base: {
    color: 'brand.fg',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    '&:focus-visible': { outline: 'none', _after: { outline: '2px solid', outlineColor: 'brand.fg' } },
  },
})

const drawingOf: Record<string, DrawingName> = { 'direct-carrier-billing': 'billing' }

const ProductDrawing = lazyOptional(async () => (await import('./drawings.tsx')).ProductDrawing)

// Loads after the text; the fallback has the same size.
const LazyDrawing = ({ name }: { name: DrawingName }) => (
  <Suspense fallback={<Illustration drawing={<g />} />}>
    <ProductDrawing name={name} />
  </Suspense>
)

type Product = (typeof products)[number]

function ProductCard({ product: { suffix, title, summary } }: { product: Product }) {
  return (
    <Root>
      <LazyDrawing name={drawingOf[suffix] ?? 'pages'} />
      <Heading>
        <CardLink to={`/api-doc/${suffix}`}>{title}</CardLink>
      </Heading>
      {summary && <Text color="muted">{summary}</Text>}
    </Root>
  )
}

type ComingSoonProps = { title: string; summary: string; drawing: DrawingName }

function ComingSoonCard({ title, summary, drawing }: ComingSoonProps) {
  return (
    <Root data-later>
      <LazyDrawing name={drawing} />
      <Heading>{title}</Heading>
      <Text color="muted">{summary}</Text>
      <Span textStyle="caption" fontWeight="medium" color="pending.fg">
        Coming Soon
      </Span>
    </Root>
  )
}

/** The API products, the announced one, and the note about the free sandbox. */
export function DocsHome() {
  return (
    <Screen
      title="Documentation"
      description="Welcome to the APIs of the Open Platform. Choose a product to read how it is called, try it out in your browser, and copy code that runs with your project's sandbox key."
    >
      <Grid
        as="ul"
        gap="6"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        aria-label="API products"
      >
        {products.map((product) => (
          <ProductCard key={product.suffix} product={product} />
        ))}
        {comingSoon(products).map((product) => (
          <ComingSoonCard key={product.title} {...product} />
        ))}
      </Grid>
      <Card>{messages.projects.sandboxIsFree}.</Card>
    </Screen>
  )
}
