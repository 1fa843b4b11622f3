import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Span } from '@chakra-ui/react/span'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { ChevronRight, CircleCheck, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { counted } from '#domain/counts.ts'
import type { AdminProductCode } from '#generated/admin/model/adminProductCode.ts'
import type { TestStep } from '#generated/admin/model/testStep.ts'
import { StaffOperatorName } from '#web/entities/project/operator-names.tsx'
import { Noted } from '#web/entities/review-notes/field-mark.tsx'
import { DateTimeCell, MoneyCell } from '#web/table/cells.tsx'
import { StatusBadge } from '#web/ui/badge.tsx'
import { Code } from '#web/ui/code.tsx'
import { answerLabel, changeLabel, outcomeLabel, type TestedCode } from './outcomes.ts'

interface RowProps {
  outcome: TestedCode
  /** When the last run ended: a code that was tested in an earlier one says so. */
  reportedOn: string | null
  isRunning: (code: AdminProductCode) => boolean
  action: (code: AdminProductCode) => ReactNode
}

type Props = Omit<RowProps, 'outcome'> & { outcomes: TestedCode[] }

/** The columns of the list, so that every row has the same. */
const shared = { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' } as const

/** Live product codes with the results of the last run; failed ones are expanded. */
export function TestedCodes({ outcomes, ...row }: Props) {
  return (
    <Box
      as="ul"
      borderWidth="1px"
      borderColor="line"
      borderRadius="md"
      display="grid"
      gridTemplateColumns="fit-content(30%) fit-content(40%) minmax(0, 1fr) fit-content(60%)"
      columnGap="4"
      css={{ '& > li': shared, '& > li + li': { borderTopWidth: '1px' } }}
      aria-label="Product codes"
    >
      {outcomes.map((outcome) => (
        <TestedCodeRow key={outcome.code.id} outcome={outcome} {...row} />
      ))}
    </Box>
  )
}

function TestedCodeRow({ outcome, reportedOn, isRunning, action }: RowProps) {
  const running = isRunning(outcome.code)
  const { label, tone } = outcomeLabel(outcome, running)
  const { testedOn } = outcome
  const change = running ? undefined : changeLabel(outcome)
  const { code, description, provider, price, currency } = outcome.code
  return (
    <Box as="li" borderColor="line">
      <Box css={shared} alignItems="center" px="4" py="3" rowGap="1">
        <Span gridColumn="1 / 4" fontWeight="medium" overflowWrap="anywhere">
          {description}
        </Span>
        {/* A line on phones, which have no room for columns. */}
        <Flex
          display={{ base: 'flex', md: 'contents' }}
          wrap="wrap"
          align="center"
          columnGap="4"
          gridColumn="1 / -1"
          css={{ '& > *': { gridRow: '2' } }}
        >
          <Span color="muted">
            <StaffOperatorName code={provider} />
          </Span>
          <Noted list="/productCodes" entry={`${provider} ${code}`}>
            <Code>{code}</Code>
          </Noted>
          <Span gridColumn="3 / -1" color="muted">
            <MoneyCell amount={price} currency={currency} />
          </Span>
        </Flex>
        <Flex gridColumn="4" gridRow="1" wrap="wrap" align="center" justify="flex-end" gap="2">
          {reportedOn && testedOn && testedOn !== reportedOn && (
            <Span color="muted">
              Tested <DateTimeCell value={testedOn} />
            </Span>
          )}
          {change && <Span color="muted">{change}</Span>}
          <StatusBadge tone={tone}>{label}</StatusBadge>
          {action(outcome.code)}
        </Flex>
      </Box>
      {outcome.steps.length > 0 && !running && <TestedRequests outcome={outcome} />}
    </Box>
  )
}

function TestedRequests({ outcome: { code, passed, steps } }: Pick<RowProps, 'outcome'>) {
  return (
    <chakra.details
      gridColumn="1 / -1"
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
      open={passed === false}
    >
      <summary>
        <ChevronRight size={14} aria-hidden />
        {counted(steps.length, 'request')} of {code.code}
      </summary>
      <TestSteps steps={steps} />
    </chakra.details>
  )
}

/** The requests of one product code, with the answer to the failed one. */
function TestSteps({ steps }: { steps: TestStep[] }) {
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
            css={{ '& > svg': { alignSelf: 'center', color: step.passed ? 'live.fg' : 'danger.fg' } }}
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
              {answerLabel(step)}
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
