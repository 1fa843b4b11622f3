import { Link } from '@tanstack/react-router'
import { messages } from '#domain/messages.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { FullPage } from './full-page.tsx'

/** Shown to a signed-in user with a role that this version of the portal does not know. */
export function NoHomePage({ role }: { role: string }) {
  return (
    <FullPage drawing="signal" title={messages.shell.noHome(role)}>
      <LinkButton asChild>
        <Link to="/logout">Logout</Link>
      </LinkButton>
    </FullPage>
  )
}
