import { createFileRoute } from '@tanstack/react-router'
import { SignInScreen } from '#web/features/auth/sign-in-screen.tsx'

export const Route = createFileRoute('/_auth/_guest/signin')({
  head: () => ({ meta: [{ title: 'Sign In' }] }),
  component: SignInScreen,
})
