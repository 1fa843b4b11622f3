import { chakra } from '@chakra-ui/react/styled-system'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Alert } from '#web/ui/alert.tsx'

const Column = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '6' } })
const Title = chakra('h1', { base: { textStyle: 'heading' } })
const Lead = chakra('p', { base: { color: 'muted', mt: '2', overflowWrap: 'anywhere' } })
const Footer = chakra('p', { base: { pt: '6', borderTopWidth: '1px', borderColor: 'line', color: 'muted' } })

interface AuthScreenProps {
  title: string
  lead?: ReactNode
  /** Without one, what the screen before left to say is shown. */
  info?: string | undefined
  error?: string | undefined
  footer?: ReactNode
  children?: ReactNode
}

/** One screen of the sign-in: heading, alerts, form, and the way to its neighbour. */
export function AuthScreen({ title, lead, info, error, footer, children }: AuthScreenProps) {
  const notice = useLocation({ select: ({ state }) => state.notice })
  const said = info ?? (error ? undefined : notice)
  return (
    <Column>
      <header>
        <Title>{title}</Title>
        {lead && <Lead>{lead}</Lead>}
      </header>
      {error && <Alert kind="error">{error}</Alert>}
      {said && <Alert kind="info">{said}</Alert>}
      {children}
      {footer && <Footer>{footer}</Footer>}
    </Column>
  )
}
