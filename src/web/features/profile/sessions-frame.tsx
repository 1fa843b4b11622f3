import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Section = chakra('section', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })
const Heading = chakra('h2', { base: { textStyle: 'title' } })
const Note = chakra('p', { base: { color: 'muted' } })

export function SessionsFrame({ children }: { children: ReactNode }) {
  return (
    <Section aria-labelledby="sessions">
      <div>
        <Heading id="sessions">Sessions</Heading>
        <Note>Where you are signed in. Revoke what you do not recognise, and set a new password.</Note>
      </div>
      {children}
    </Section>
  )
}
