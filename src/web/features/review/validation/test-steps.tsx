import { chakra } from '@chakra-ui/react/styled-system'
import { CircleCheck, CircleX } from 'lucide-react'
import type { TestStep } from '#generated/admin/model/testStep.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { answerWords } from './outcomes.ts'

const List = chakra('ol', { base: { display: 'flex', flexDirection: 'column', gap: '2', px: '4', pb: '4' } })
// On a phone the call stands in a line of its own, below its name and its answer.
const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '16px 1fr auto', md: '16px 160px 1fr auto' },
    alignItems: 'baseline',
    columnGap: '3',
    '& > svg': { alignSelf: 'center', color: 'live.fg' },
    '&[data-passed=false] > svg': { color: 'danger.fg' },
  },
})
const Call = chakra('code', {
  base: {
    gridColumn: { base: '2 / -1', md: '3' },
    gridRow: { base: '2', md: '1' },
    textStyle: 'mono',
    color: 'muted',
    overflowWrap: 'anywhere',
  },
})
const Status = chakra('span', { base: { gridColumn: '-2', gridRow: '1', whiteSpace: 'nowrap' } })
const Answer = chakra('pre', {
  base: {
    gridColumn: '2 / -1',
    mt: '1',
    px: '3',
    py: '2',
    bg: 'sunken',
    borderRadius: 'md',
    textStyle: 'mono',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
})

/** The requests of one product code, in their order; what was answered to the one that failed. */
export function TestSteps({ steps }: { steps: TestStep[] }) {
  return (
    <List>
      {steps.map((step, at) => {
        const Icon = step.passed ? CircleCheck : CircleX
        return (
          // A run is never changed, so its order names its steps.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <Item key={at} data-passed={step.passed}>
            <Icon size={16} aria-hidden />
            <span>
              {step.name}
              <VisuallyHidden>: {step.passed ? 'passed' : 'failed'}</VisuallyHidden>
            </span>
            <Call>
              {step.method} {step.path}
            </Call>
            <Status>{answerWords(step)}</Status>
            {!step.passed && <Answer>{step.answer}</Answer>}
          </Item>
        )
      })}
    </List>
  )
}
