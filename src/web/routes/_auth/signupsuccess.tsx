import { createFileRoute, redirect } from '@tanstack/react-router'
import { SignUpSuccessScreen } from '#web/features/auth/sign-up-success-screen.tsx'

export const Route = createFileRoute('/_auth/signupsuccess')({
  head: () => ({ meta: [{ title: 'Sign Up Success' }] }),
  // The screen says that its reader is signed in.
  beforeLoad: ({ context, search }) => {
    if (!context.session.isLoggedIn) throw redirect({ to: '/signin', search, replace: true })
  },
  component: SignUpSuccessScreen,
})
