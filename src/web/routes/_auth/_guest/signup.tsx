import { createFileRoute } from '@tanstack/react-router'
import { SignUpScreen } from '#web/features/auth/sign-up-screen.tsx'

export const Route = createFileRoute('/_auth/_guest/signup')({
  head: () => ({ meta: [{ title: 'Sign Up' }] }),
  component: SignUpScreen,
})
