import { Grid } from '@chakra-ui/react/grid'
import { Span } from '@chakra-ui/react/span'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { CircleCheck, CircleX } from 'lucide-react'
import type { TestStep } from '#generated/admin/model/testStep.ts'
import { answerWords } from './outcomes.ts'

/** The requests of one product code, in their order; what was answered to the one that failed. */
export function TestSteps({ steps }: { steps: TestStep[] }) {
  return (
    <Stack as="ol" gap="2" px="4" pb="4">
      {steps.map((step, at) => {
        const Icon = step.passed ? CircleCheck : CircleX
        return (
          <Grid
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a run never change their order.
            key={at}
            as="li"
            templateColumns={{ base: '16px 1fr auto', md: '16px 160px 1fr auto' }}
            alignItems="baseline"
            columnGap="3"
            css={{
              '& > svg': { alignSelf: 'center', color: 'live.fg' },
              '&[data-passed=false] > svg': { color: 'danger.fg' },
            }}
            data-passed={step.passed}
          >
            <Icon size={16} aria-hidden />
            <span>
              {step.name}
              <VisuallyHidden>: {step.passed ? 'passed' : 'failed'}</VisuallyHidden>
            </span>
            <chakra.code
              gridColumn={{ base: '2 / -1', md: '3' }}
              gridRow={{ base: '2', md: '1' }}
              textStyle="mono"
              color="muted"
              overflowWrap="anywhere"
            >
              {step.method} {step.path}
            </chakra.code>
            <Span gridColumn="-2" gridRow="1" whiteSpace="nowrap">
              {answerWords(step)}
            </Span>
            {!step.passed && (
              <chakra.pre
                gridColumn="2 / -1"
                mt="1"
                px="3"
                py="2"
                bg="sunken"
                borderRadius="md"
                textStyle="mono"
                whiteSpace="pre-wrap"
                overflowWrap="anywhere"
              >
                {step.answer}
              </chakra.pre>
            )}
          </Grid>
        )
      })}
    </Stack>
  )
}
