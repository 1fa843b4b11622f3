import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Span } from '@chakra-ui/react/span'
import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronRight } from 'lucide-react'
import { MoneyCell } from '#web/table/cells.tsx'
import { StatusBadge } from '#web/ui/badge.tsx'
import { Code } from '#web/ui/code.tsx'
import { outcomeWords, type TestedCode } from './outcomes.ts'
import { TestSteps } from './test-steps.tsx'

/** The live product codes and how each came out of the last run; a failed one shows its steps at once. */
export function TestedCodes({ outcomes, running }: { outcomes: TestedCode[]; running: boolean }) {
  return (
    <Box
      as="ul"
      borderWidth="1px"
      borderColor="line"
      borderRadius="md"
      css={{ '& > li + li': { borderTopWidth: '1px' } }}
      aria-label="Product codes"
    >
      {outcomes.map((outcome) => {
        const { words, tone } = outcomeWords(outcome, running)
        const { id, code, description, provider, price, currency } = outcome.code
        return (
          <Box as="li" borderColor="line" key={id}>
            <Flex wrap="wrap" align="center" columnGap="4" rowGap="2" px="4" py="3">
              <Span fontWeight="medium" overflowWrap="anywhere">
                {description}
              </Span>
              <Code>
                {provider} {code}
              </Code>
              <Span color="muted">
                <MoneyCell amount={price} currency={currency} />
              </Span>
              <Span ml="auto">
                <StatusBadge tone={tone}>{words}</StatusBadge>
              </Span>
            </Flex>
            {outcome.steps.length > 0 && (
              <chakra.details
                css={{
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
                }}
                open={outcome.passed === false}
              >
                <summary>
                  <ChevronRight size={14} aria-hidden />
                  {outcome.steps.length} {outcome.steps.length === 1 ? 'request' : 'requests'} of {code}
                </summary>
                <TestSteps steps={outcome.steps} />
              </chakra.details>
            )}
          </Box>
        )
      })}
    </Box>
  )
}
