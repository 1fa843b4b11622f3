import { createFileRoute, redirect } from '@tanstack/react-router'
import { AuthPending } from '#web/features/auth/auth-pending.tsx'
import { MfaScreen } from '#web/features/auth/mfa-screen.tsx'
import { waysOfThisSignIn } from '#web/features/auth/sign-in-ways.ts'
import { awaitsCode } from '#web/stores/session.ts'

export const Route = createFileRoute('/_auth/_guest/signin-mfa')({
  head: () => ({ meta: [{ title: 'Sign In MFA' }] }),
  beforeLoad: ({ search }) => {
    if (!awaitsCode()) throw redirect({ to: '/signin', search, replace: true })
  },
  loader: waysOfThisSignIn,
  // The screen starts with the first way, so the ways of an earlier sign-in in this tab must not be shown.
  gcTime: 0,
  pendingComponent: AuthPending,
  component: () => <MfaScreen ways={Route.useLoaderData()} />,
})
