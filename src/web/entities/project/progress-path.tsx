import { Grid } from '@chakra-ui/react/grid'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Circle, CircleCheck, CircleDot, CircleX } from 'lucide-react'
import type { PathStep } from '#generated/portal/model/pathStep.ts'
import type { ReviewProgress } from '#generated/portal/model/reviewProgress.ts'
import { DateCell } from '#web/table/cells.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { clockLabels, decisionLabels, stepLabels } from './labels.ts'
import { promiseText, type Reader, turnText } from './progress-text.ts'

type Props = { progress: ReviewProgress; reader: Reader }

/** The path of an application with its dates, whose turn it is, and the promised day. */
export function ProgressPath({ progress: { path, clock }, reader }: Props) {
  return (
    <Stack gap="5">
      <Grid
        as="ol"
        aria-label="Path of the application"
        gap="4"
        templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(5, minmax(0, 1fr))' }}
      >
        {path.map((step) => (
          <Step key={step.step} step={step} paused={clock?.paused ?? false} />
        ))}
      </Grid>
      {clock && (
        <div>
          <HStack wrap="wrap" gap="2">
            <Text fontWeight="medium">{turnText(clock, reader)}</Text>
            {clock.overdue && <Badge tone="rejected">{clockLabels.overdue}</Badge>}
          </HStack>
          <Text color="muted">{promiseText(clock, reader)}</Text>
        </div>
      )}
    </Stack>
  )
}

const marks = {
  done: { icon: CircleCheck, color: 'live.fg' },
  current: { icon: CircleDot, color: 'pending.fg' },
  stopped: { icon: CircleX, color: 'danger.fg' },
  ahead: { icon: Circle, color: 'line.control' },
} as const

function Step({ step: { step, state, completedOn }, paused }: { step: PathStep; paused: boolean }) {
  const { icon: Icon, color } = marks[state]
  return (
    <HStack
      as="li"
      align="flex-start"
      gap="3"
      aria-current={state === 'current' ? 'step' : undefined}
      css={{ '& svg': { flexShrink: '0', mt: '2px', color } }}
    >
      <Icon size={20} aria-hidden />
      <div>
        <Text fontWeight={state === 'ahead' ? 'normal' : 'medium'}>{stepLabels[step]}</Text>
        <Text color="muted" textStyle="caption">
          {completedOn ? <DateCell value={completedOn} /> : labelOf(state, paused)}
        </Text>
      </div>
    </HStack>
  )
}

const labelOf = (state: PathStep['state'], paused: boolean): string => {
  if (state === 'stopped') return decisionLabels.REJECT
  if (state === 'current') return paused ? clockLabels.paused : 'Now'
  return 'To come'
}
