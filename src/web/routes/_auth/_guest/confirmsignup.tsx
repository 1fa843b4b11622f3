import { createFileRoute } from '@tanstack/react-router'
import { AuthPending } from '#web/features/auth/auth-pending.tsx'
import { ConfirmSignUpScreen } from '#web/features/auth/confirm-sign-up-screen.tsx'

export const Route = createFileRoute('/_auth/_guest/confirmsignup')({
  head: () => ({ meta: [{ title: 'Confirm Sign Up' }] }),
  pendingComponent: AuthPending,
  component: ConfirmSignUpScreen,
})
