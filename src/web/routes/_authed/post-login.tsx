import { createFileRoute, redirect } from '@tanstack/react-router'
import { homeOf } from '#web/features/session/home-of.ts'
import { NoHome } from '#web/features/session/no-home.tsx'

export const Route = createFileRoute('/_authed/post-login')({
  head: () => ({ meta: [{ title: 'Welcome' }] }),
  beforeLoad: ({ context }) => {
    const home = homeOf(context.member.userRole)
    if (home) throw redirect({ to: home, replace: true })
  },
  component: function PostLogin() {
    return <NoHome role={Route.useRouteContext().member.userRole} />
  },
})
