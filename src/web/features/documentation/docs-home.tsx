import { products } from 'virtual:products'
import { chakra } from '@chakra-ui/react/styled-system'
import { messages } from '#domain/messages.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { comingSoon } from './coming-soon.ts'
import { ComingSoonCard, ProductCard } from './product-card.tsx'

const Cards = chakra('ul', {
  base: { display: 'grid', gap: '6', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } },
})
const Steps = chakra('ol', {
  base: { display: 'grid', gap: '6', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } },
})
const Step = chakra('li', { base: { borderTopWidth: '2px', borderColor: 'line.strong', pt: '3' } })
const StepName = chakra('h2', { base: { textStyle: 'lead', fontWeight: 'semibold' } })
const Words = chakra('p', { base: { color: 'muted' } })

const steps = [
  {
    name: 'Read',
    words: 'Every operation with its fields, answers and result codes, and a code sample in the language you write.',
  },
  {
    name: 'Try',
    words: 'TRY OUT answers as the platform does, without leaving your browser: no key, no network, no money.',
  },
  {
    name: 'Call',
    words: "Fill the samples with your project's sandbox key, run them, and look at each call in the project's log.",
  },
]

/** specification.md, section 2, "API documentation": the products, the one to come, and what the sandbox costs. */
export function DocsHome() {
  return (
    <Screen
      title="Documentation"
      description="Welcome to the APIs of the Open Platform. One integration reaches the subscribers of every operator on it: choose a product to see how."
    >
      <Cards aria-label="API products">
        {products.map((product) => (
          <ProductCard key={product.suffix} product={product} />
        ))}
        {comingSoon(products).map((product) => (
          <ComingSoonCard key={product.title} {...product} />
        ))}
      </Cards>
      <Alert kind="info">{messages.projects.sandboxIsFree}.</Alert>
      <Steps aria-label="From reading to the first call">
        {steps.map(({ name, words }) => (
          <Step key={name}>
            <StepName>{name}</StepName>
            <Words>{words}</Words>
          </Step>
        ))}
      </Steps>
    </Screen>
  )
}
