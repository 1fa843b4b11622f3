import { products } from 'virtual:products'
import { chakra } from '@chakra-ui/react/styled-system'
import { messages } from '#domain/messages.ts'
import { Card } from '#web/ui/card.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { comingSoon } from './coming-soon.ts'
import { ComingSoonCard, ProductCard } from './product-card.tsx'

const Cards = chakra('ul', {
  base: { display: 'grid', gap: '6', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } },
})

/** specification.md, section 2, "API documentation": the products, the one to come, and what the sandbox costs. */
export function DocsHome() {
  return (
    <Screen
      title="Documentation"
      description="Welcome to the APIs of the Open Platform. Choose a product to read how it is called, try it out in your browser, and copy code that runs with your project's sandbox key."
    >
      <Cards aria-label="API products">
        {products.map((product) => (
          <ProductCard key={product.suffix} product={product} />
        ))}
        {comingSoon(products).map((product) => (
          <ComingSoonCard key={product.title} {...product} />
        ))}
      </Cards>
      <Card>{messages.projects.sandboxIsFree}.</Card>
    </Screen>
  )
}
