import { createFileRoute } from '@tanstack/react-router'
import { ConfirmSignUpScreen } from '#web/features/auth/confirm-sign-up-screen.tsx'

export const Route = createFileRoute('/_auth/_guest/confirmsignup')({
  head: () => ({ meta: [{ title: 'Confirm Sign Up' }] }),
  component: ConfirmSignUpScreen,
})
