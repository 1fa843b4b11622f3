import { createFileRoute } from '@tanstack/react-router'
import { AppShell } from '#web/features/shell/app-shell.tsx'
import { requireLogin } from './-guards.ts'
import { withoutPlaceholder } from './-layout-pending.ts'
import { PageOutlet } from './-page-pending.tsx'

// Below this route, `context.member` is defined by type; role layouts inside check the role.
export const Route = createFileRoute('/_authed')({
  ...withoutPlaceholder,
  beforeLoad: ({ context, location }) => requireLogin({ session: context.session, href: location.href }),
  component: Authed,
})

function Authed() {
  const member = Route.useRouteContext({ select: (context) => context.member })
  return (
    // After a sign-in in another tab, another user gets a new page, without the data and input of the first.
    <AppShell key={member.username} member={member}>
      <PageOutlet />
    </AppShell>
  )
}
