import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Alert } from '#web/ui/alert.tsx'

interface AuthScreenProps {
  title: string
  lead?: ReactNode
  /** By default the notice of the previous screen. */
  info?: string
  error?: string
  footer?: ReactNode
  children?: ReactNode
}

/** The frame of an auth screen: heading, alerts, form, link to the next one. */
export function AuthScreen({ title, lead, info, error, footer, children }: AuthScreenProps) {
  const notice = useLocation({ select: ({ state }) => state.notice })
  const message = info ?? (error ? undefined : notice)
  return (
    <Stack gap="6">
      <header>
        <Heading as="h1" size="lg">
          {title}
        </Heading>
        {lead && (
          <Text color="muted" mt="2" overflowWrap="anywhere">
            {lead}
          </Text>
        )}
      </header>
      {error && <Alert kind="error">{error}</Alert>}
      {message && <Alert kind="info">{message}</Alert>}
      {children}
      {footer && (
        <Text pt="6" borderTopWidth="1px" borderColor="line" color="muted">
          {footer}
        </Text>
      )}
    </Stack>
  )
}
