// Chakra's Steps are tabs, which a user could choose; here the form decides which step is next.

import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Span } from '@chakra-ui/react/span'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Check, CircleAlert } from 'lucide-react'
import { type GoLiveStep, goLiveStepNames, goLiveSteps } from '#domain/go-live-steps.ts'
import type { AutosaveStatus } from './autosave.ts'
import type { RefusedSteps } from './wizard.ts'

const statusMessages: Record<AutosaveStatus, string> = {
  unchanged: '',
  saved: 'Draft saved',
  pending: 'Saving …',
  queued: 'Saving …',
  saving: 'Saving …',
  conflict: 'Not saved.',
  outdated: '',
  locked: 'Not saved.',
  failed: 'Not saved. We try again with your next change.',
}

type Props = { current: GoLiveStep; status: AutosaveStatus; refused: RefusedSteps }

/** The steps, the one on screen, those with a refused field, and whether the draft is saved. */
export function Stepper({ current, status, refused }: Props) {
  const isUnsaved = status === 'failed' || status === 'conflict' || status === 'locked'
  const position = goLiveSteps.indexOf(current)
  return (
    <Stack gap="3" mb="8">
      <nav aria-label="Steps">
        <Flex as="ol" wrap="wrap" gap={{ base: '2', md: '3' }}>
          {goLiveSteps.map((step, index) => (
            <StepMark
              key={step}
              name={goLiveStepNames[step]}
              number={index + 1}
              state={index === position ? 'current' : refused[step] ? 'refused' : index < position ? 'done' : 'ahead'}
            />
          ))}
        </Flex>
      </nav>
      {/* As high without text, so that the first save moves nothing. */}
      <Text role="status" textStyle="caption" minH="17px" color={isUnsaved ? 'danger.fg' : 'muted'}>
        {statusMessages[status]}
      </Text>
    </Stack>
  )
}

const markStyles = {
  done: { color: 'brand.fg', borderColor: 'brand.line', bg: 'brand.wash' },
  current: {
    color: 'brand.on',
    borderColor: 'brand.solid',
    bg: 'brand.solid',
    _highContrast: { color: 'HighlightText', bg: 'Highlight' },
  },
  refused: { color: 'danger.fg', borderColor: 'danger.fg' },
  ahead: { borderColor: 'line.control' },
}

type StepMarkProps = { name: string; number: number; state: keyof typeof markStyles }

function StepMark({ name, number, state }: StepMarkProps) {
  const isCurrent = state === 'current'
  return (
    <Flex
      as="li"
      align="center"
      gap="2"
      color={isCurrent ? 'ink' : 'muted'}
      fontWeight={isCurrent ? 'medium' : undefined}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <Grid
        as="span"
        placeContent="center"
        w="6"
        h="6"
        flexShrink="0"
        textStyle="caption"
        borderWidth="1px"
        borderRadius="full"
        {...markStyles[state]}
      >
        {state === 'done' ? (
          <Check size={14} aria-label="Done" />
        ) : state === 'refused' ? (
          <CircleAlert size={14} aria-label="Needs attention" />
        ) : (
          number
        )}
      </Grid>
      {/* On a phone there is room for the numbers only; a screen reader reads the names. */}
      <Span mdDown={{ srOnly: true }}>{name}</Span>
    </Flex>
  )
}
