import { Box } from '@chakra-ui/react/box'
import { Heading } from '@chakra-ui/react/heading'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { type ReactNode, useEffect } from 'react'
import { messages } from '#domain/messages.ts'
import { type Role, roleLabels } from '#domain/roles.ts'
import { LinkButton } from '#web/entities/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { type DrawingChoice, Illustration } from '#web/ui/empty-state.tsx'

/** Shown instead of a page: a drawing, a sentence as the heading, and what to do next. */
function FullPage({ drawing, title, children }: { drawing: DrawingChoice; title: ReactNode; children: ReactNode }) {
  return (
    <Stack flex="1" align="center" justify="center" gap="6" minH="60dvh" px="4" py="12" textAlign="center">
      <Illustration drawing={drawing} />
      <Heading as="h1" maxW="520px" textWrap="balance">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

export function NotFoundPage() {
  return (
    <FullPage drawing="signal" title={messages.shell.pageMissing}>
      <LinkButton to="/">{messages.shell.goHome}</LinkButton>
    </FullPage>
  )
}

/** Shown to a signed-in user with a role that this version of the portal does not know. */
export function NoHomePage({ role }: { role: string }) {
  return (
    <FullPage drawing="signal" title={messages.shell.noHome(role)}>
      <LinkButton to="/logout">Logout</LinkButton>
    </FullPage>
  )
}

/** A locked gate. */
const gate = (
  <>
    <path d="M24 96h112M44 96V24a36 12 0 0 1 72 0v72" />
    <path d="M62 96V38M80 96V34M98 96V38" />
    <path data-accent d="M72 62h16v14H72zM75 62v-5a5 5 0 0 1 10 0v5" />
  </>
)

/** Shown to a signed-in user with the wrong role. */
export function RoleDeniedPage({ allowed = [], role }: { allowed?: readonly Role[]; role: Role }) {
  const names = allowed.map((each) => roleLabels[each]).join(', ')
  return (
    <FullPage drawing={gate} title={messages.shell.roleDenied}>
      <Box color="muted">
        {names && <p>Allowed roles: {names}</p>}
        <p>Your role: {roleLabels[role]}</p>
      </Box>
      <HStack gap="3" wrap="wrap">
        <LinkButton to="/logout">Logout</LinkButton>
        <LinkButton to="/post-login" variant="secondary">
          Go Home
        </LinkButton>
      </HStack>
    </FullPage>
  )
}

interface PageErrorProps {
  message: string
  /** Loads the page again. */
  onRetry: () => void
  /** Set while the server is unavailable: the page then retries without a click. */
  retryEverySeconds?: number
}

/** A page that failed to load, with the error's message. */
export function PageError({ message, onRetry, retryEverySeconds }: PageErrorProps) {
  useEffect(() => {
    if (retryEverySeconds === undefined) return
    const timer = setInterval(onRetry, retryEverySeconds * 1000)
    return () => clearInterval(timer)
  }, [onRetry, retryEverySeconds])
  return (
    <FullPage drawing="signal" title={message}>
      {retryEverySeconds !== undefined && (
        <Text color="muted">This page tries again every {retryEverySeconds} seconds.</Text>
      )}
      <Button onClick={onRetry}>Try again</Button>
    </FullPage>
  )
}
