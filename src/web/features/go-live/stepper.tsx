import { chakra } from '@chakra-ui/react/styled-system'
import { Check } from 'lucide-react'
import type { Keeping } from './draft-keeper.ts'
import { type Step, steps } from './wizard.ts'

export const stepNames: Record<Step, string> = {
  'document-list': 'What you need',
  project: 'Project',
  company: 'Company',
  representative: 'Representative',
  bank: 'Bank',
}

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3', mb: '8' },
})
const List = chakra('ol', { base: { display: 'flex', flexWrap: 'wrap', gap: { base: '2', md: '5' } } })
const Item = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    color: 'muted',
    '&[aria-current=step]': { color: 'ink', fontWeight: 'medium' },
  },
})
const Mark = chakra('span', {
  base: {
    display: 'inline-grid',
    placeContent: 'center',
    w: '6',
    h: '6',
    flexShrink: '0',
    textStyle: 'caption',
    borderWidth: '1px',
    borderColor: 'line.control',
    borderRadius: 'full',
    '&[data-state=done]': { color: 'brand.fg', borderColor: 'brand.line', bg: 'brand.wash' },
    '&[data-state=here]': { color: 'brand.on', bg: 'brand.solid', borderColor: 'brand.solid' },
  },
})
// On a phone the numbers alone tell how far it is; the name of the step is its heading.
const Name = chakra('span', {
  base: {
    '@media (max-width: 799px)': {
      position: 'absolute',
      w: '1px',
      h: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
const State = chakra('span', {
  base: { textStyle: 'caption', color: 'muted', '&[data-failed=true]': { color: 'danger.fg' } },
})

const keepingWords: Record<Keeping, string> = {
  untouched: '',
  kept: 'Draft saved',
  waiting: 'Saving …',
  behind: 'Saving …',
  sending: 'Saving …',
  conflict: 'Not saved.',
  outdated: '',
  overtaken: 'Not saved.',
  failed: 'Not saved. We try again with your next change.',
}

/** How far it is, and that nothing is lost. */
export function Stepper({ at, keeping }: { at: Step; keeping: Keeping }) {
  const failed = keeping === 'failed' || keeping === 'conflict' || keeping === 'overtaken'
  const here = steps.indexOf(at)
  return (
    <Row>
      <nav aria-label="Steps">
        <List>
          {steps.map((step, index) => {
            const state = index < here ? 'done' : index === here ? 'here' : 'ahead'
            return (
              <Item key={step} aria-current={index === here ? 'step' : undefined}>
                <Mark data-state={state}>{state === 'done' ? <Check size={14} aria-label="Done" /> : index + 1}</Mark>
                <Name>{stepNames[step]}</Name>
              </Item>
            )
          })}
        </List>
      </nav>
      <State role="status" data-failed={failed}>
        {keepingWords[keeping]}
      </State>
    </Row>
  )
}
