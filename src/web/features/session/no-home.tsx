import { Link } from '@tanstack/react-router'
import { messages } from '#domain/messages.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Screen } from '#web/ui/screen.tsx'

export function NoHome({ role }: { role: string }) {
  return (
    <Screen title={messages.shell.noHome(role)}>
      <LinkButton asChild variant="secondary" alignSelf="start">
        <Link to="/logout">Logout</Link>
      </LinkButton>
    </Screen>
  )
}
