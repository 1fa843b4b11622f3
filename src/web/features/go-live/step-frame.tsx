import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

const Head = chakra('header', { base: { mb: '6' } })
const Heading = chakra('h3', { base: { textStyle: 'heading', outline: 'none', scrollMarginTop: '120px' } })
const Note = chakra('p', { base: { color: 'muted', mt: '1' } })
const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '6' } })
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

/** A step begins at its name, for the eye and for a screen reader. */
const begin = (heading: HTMLElement | null) => heading?.focus()

export const headingIn = (wizard: HTMLElement | null) => wizard?.querySelector<HTMLElement>('h3[tabindex]')

export function StepHead({ title, note }: { title: string; note?: ReactNode }) {
  return (
    <Head>
      <Heading ref={begin} tabIndex={-1}>
        {title}
      </Heading>
      {note && <Note>{note}</Note>}
    </Head>
  )
}

export function BackButton({ disabled, onBack }: { disabled: boolean; onBack: () => void }) {
  return (
    <Button variant="secondary" disabled={disabled} onClick={onBack}>
      Back
    </Button>
  )
}

type PlainStepProps = {
  children: ReactNode
  forward: string
  pending: boolean
  problem: { message: string } | null
  onForward: () => void
  onBack?: () => void
}

/** A step with nothing to fill in. */
export function PlainStep({ children, forward, pending, problem, onForward, onBack }: PlainStepProps) {
  return (
    <Stack>
      {children}
      {problem && <Alert kind="error">{problem.message}</Alert>}
      <Actions>
        <Button loading={pending} onClick={onForward}>
          {forward}
        </Button>
        {onBack && <BackButton disabled={pending} onBack={onBack} />}
      </Actions>
    </Stack>
  )
}
