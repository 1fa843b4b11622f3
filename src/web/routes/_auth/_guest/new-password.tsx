import { createFileRoute, redirect } from '@tanstack/react-router'
import { AuthPending } from '#web/features/auth/auth-pending.tsx'
import { NewPasswordScreen } from '#web/features/auth/new-password-screen.tsx'
import { temporarySignIn } from '#web/features/auth/temporary-sign-in.ts'

export const Route = createFileRoute('/_auth/_guest/new-password')({
  head: () => ({ meta: [{ title: 'New password' }] }),
  beforeLoad: ({ search }) => {
    if (!temporarySignIn()) throw redirect({ to: '/signin', search, replace: true })
  },
  pendingComponent: AuthPending,
  component: NewPasswordScreen,
})
