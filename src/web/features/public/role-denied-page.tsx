import { Box } from '@chakra-ui/react/box'
import { HStack } from '@chakra-ui/react/stack'
import { Link } from '@tanstack/react-router'
import { messages } from '#domain/messages.ts'
import { type Role, roleLabels } from '#domain/roles.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { FullPage } from './full-page.tsx'

/** A door that stays shut. */
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
        <LinkButton asChild>
          <Link to="/logout">Logout</Link>
        </LinkButton>
        <LinkButton asChild variant="secondary">
          <Link to="/post-login">Go Home</Link>
        </LinkButton>
      </HStack>
    </FullPage>
  )
}
