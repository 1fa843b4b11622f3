import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronRight } from 'lucide-react'
import { MoneyCell } from '#web/table/cells.tsx'
import { StatusBadge } from '#web/ui/badge.tsx'
import { Code } from '#web/ui/code.tsx'
import { outcomeWords, type TestedCode } from './outcomes.ts'
import { TestSteps } from './test-steps.tsx'

const List = chakra('ul', {
  base: { borderWidth: '1px', borderColor: 'line', borderRadius: 'md', '& > li + li': { borderTopWidth: '1px' } },
})
const Item = chakra('li', { base: { borderColor: 'line' } })
const Head = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2', px: '4', py: '3' },
})
const Name = chakra('span', { base: { fontWeight: 'medium', overflowWrap: 'anywhere' } })
const Price = chakra('span', { base: { color: 'muted' } })
const End = chakra('span', { base: { ml: 'auto' } })
const Fold = chakra('details', {
  base: {
    '&[open] > summary svg': { transform: 'rotate(90deg)' },
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      px: '4',
      pb: '3',
      color: 'muted',
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      '& svg': { transitionProperty: 'transform', transitionDuration: 'quick' },
    },
  },
})

/** The live product codes and how each came out of the last run; a failed one shows its steps at once. */
export function TestedCodes({ outcomes, running }: { outcomes: TestedCode[]; running: boolean }) {
  return (
    <List aria-label="Product codes">
      {outcomes.map((outcome) => {
        const { words, tone } = outcomeWords(outcome, running)
        const { id, code, description, provider, price, currency } = outcome.code
        return (
          <Item key={id}>
            <Head>
              <Name>{description}</Name>
              <Code>
                {provider} {code}
              </Code>
              <Price>
                <MoneyCell amount={price} currency={currency} />
              </Price>
              <End>
                <StatusBadge tone={tone}>{words}</StatusBadge>
              </End>
            </Head>
            {outcome.steps.length > 0 && (
              <Fold open={outcome.passed === false}>
                <summary>
                  <ChevronRight size={14} aria-hidden />
                  {outcome.steps.length} {outcome.steps.length === 1 ? 'request' : 'requests'} of {code}
                </summary>
                <TestSteps steps={outcome.steps} />
              </Fold>
            )}
          </Item>
        )
      })}
    </List>
  )
}
