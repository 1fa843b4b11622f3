import { createFileRoute, redirect } from '@tanstack/react-router'
import { AuthPending } from '#web/features/auth/auth-pending.tsx'
import { takeAnswer } from '#web/features/auth/single-sign-on.ts'
import { SingleSignOnScreen } from '#web/features/auth/single-sign-on-screen.tsx'

export const Route = createFileRoute('/_auth/_guest/signin-sso')({
  head: () => ({ meta: [{ title: 'Single sign-on' }] }),
  // The provider's answer leaves the address, and so the history, at once.
  beforeLoad: ({ location }) => {
    const taken = takeAnswer(location.searchStr)
    if (taken) throw redirect({ to: '/signin-sso', search: taken, replace: true })
  },
  pendingComponent: AuthPending,
  component: SingleSignOnScreen,
})
