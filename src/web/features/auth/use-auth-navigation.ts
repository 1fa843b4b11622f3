// The steps between the auth screens. The layout route retains the redirect parameter.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { landingFor } from './landing.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A message of the previous screen, shown on this one until the next navigation. */
    notice?: string
    /** The email address that a code for a new password was sent to. */
    recovering?: string
  }
}

export function useAuthNavigation() {
  const navigate = useNavigate()
  const { redirect } = useSearch({ strict: false })
  return {
    toSignIn: (notice?: string) => navigate({ to: '/signin', state: { notice } }),
    toConfirmation: (notice?: string) => navigate({ to: '/confirmsignup', state: { notice } }),
    /** Replaces the password screen in the history: Back must not return to it. */
    toMfa: (notice?: string) => navigate({ to: '/signin-mfa', replace: true, state: { notice } }),
    /** The second step of Forgot password, in the history: a reload stays at it, and Back corrects the email. */
    toReset: (email: string) => navigate({ to: '.', search: true, state: { recovering: email } }),
    toNewPassword: () => navigate({ to: '/new-password', replace: true }),
    toSuccess: () => navigate({ to: '/signupsuccess', replace: true }),
    toTarget: () => navigate({ href: landingFor(redirect), replace: true }),
  }
}
