import { createFileRoute } from '@tanstack/react-router'
import { SignUpSuccessScreen } from '#web/features/auth/sign-up-success-screen.tsx'

export const Route = createFileRoute('/_auth/signupsuccess')({
  head: () => ({ meta: [{ title: 'Sign Up Success' }] }),
  component: SignUpSuccessScreen,
})
