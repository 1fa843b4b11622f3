import { createFileRoute } from '@tanstack/react-router'
import { AuthPending } from '#web/features/auth/auth-pending.tsx'
import { SignInScreen } from '#web/features/auth/sign-in-screen.tsx'

export const Route = createFileRoute('/_auth/_guest/signin')({
  head: () => ({ meta: [{ title: 'Sign In' }] }),
  pendingComponent: AuthPending,
  component: SignInScreen,
})
