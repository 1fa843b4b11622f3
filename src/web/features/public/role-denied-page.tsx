import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { messages } from '#domain/messages.ts'
import { type Role, roleLabels } from '#domain/roles.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { FullPage } from './full-page.tsx'

const Facts = chakra('div', { base: { color: 'muted' } })

/** Signed in, but as somebody else than this page is for. */
export function RoleDeniedPage({ allowed = [], role }: { allowed?: readonly Role[]; role: Role }) {
  const names = allowed.map((each) => roleLabels[each]).join(', ')
  return (
    <FullPage drawing="gate" title={messages.shell.roleDenied}>
      <Facts>
        {names && <p>Allowed roles: {names}</p>}
        <p>Your role: {roleLabels[role]}</p>
      </Facts>
      <LinkButton asChild>
        <Link to="/logout">Logout</Link>
      </LinkButton>
    </FullPage>
  )
}
