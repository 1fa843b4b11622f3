import { createFileRoute } from '@tanstack/react-router'
import { AuthPending } from '#web/features/auth/auth-pending.tsx'
import { ForgotPasswordScreen } from '#web/features/auth/forgot-password-screen.tsx'

export const Route = createFileRoute('/_auth/_guest/forgotpassword')({
  head: () => ({ meta: [{ title: 'Forgot password' }] }),
  pendingComponent: AuthPending,
  component: ForgotPasswordScreen,
})
