import { createFileRoute } from '@tanstack/react-router'
import { AuthPending } from '#web/features/auth/auth-pending.tsx'
import { SignUpScreen } from '#web/features/auth/sign-up-screen.tsx'

export const Route = createFileRoute('/_auth/_guest/signup')({
  head: () => ({ meta: [{ title: 'Sign Up' }] }),
  pendingComponent: AuthPending,
  component: SignUpScreen,
})
