import { Link } from '@tanstack/react-router'
import { messages } from '#domain/messages.ts'
import { type Role, roleLabels } from '#domain/roles.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { FullPage } from './full-page.tsx'

/** Signed in, but as somebody else than this page is for. */
export function RoleDeniedPage({ allowed = [], role }: { allowed?: readonly Role[]; role: Role }) {
  const names = allowed.map((each) => roleLabels[each]).join(', ')
  return (
    <FullPage drawing="gate" title={messages.shell.roleDenied}>
      <DescriptionList
        items={[
          ...(names ? [['Allowed roles', names] satisfies [string, string]] : []),
          ['Your role', roleLabels[role]],
        ]}
      />
      <LinkButton asChild>
        <Link to="/logout">Logout</Link>
      </LinkButton>
    </FullPage>
  )
}
