import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Section = chakra('section', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })
const Heading = chakra('h2', { base: { textStyle: 'title', outline: 'none' } }, { defaultProps: { tabIndex: -1 } })
const Note = chakra('p', { base: { color: 'muted' } })

const headingId = 'sessions'

/** Whoever has ended a session goes on at the list: its row goes, and the button that was pressed with it. */
export const toSessions = () => document.getElementById(headingId)?.focus()

export function SessionsFrame({ children }: { children: ReactNode }) {
  return (
    <Section aria-labelledby={headingId}>
      <div>
        <Heading id={headingId}>Sessions</Heading>
        <Note>Where you are signed in. Revoke what you do not recognise, and set a new password.</Note>
      </div>
      {children}
    </Section>
  )
}
