// Where the auth screens lead. The redirect parameter goes along by itself: the layout route retains it.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { landingFor } from './landing.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What the screen before has to say on this one; gone when the person moves on. */
    notice?: string | undefined
  }
}

export function useAuthMoves() {
  const navigate = useNavigate()
  const { redirect } = useSearch({ strict: false })
  const say = (notice?: string) => (notice ? { state: { notice } } : {})
  return {
    toSignIn: (notice?: string) => navigate({ to: '/signin', ...say(notice) }),
    toConfirmation: (notice?: string) => navigate({ to: '/confirmsignup', ...say(notice) }),
    /** Back must not return to a password screen that is already done with. */
    toMfa: (notice?: string) => navigate({ to: '/signin-mfa', replace: true, ...say(notice) }),
    toNewPassword: () => navigate({ to: '/new-password', replace: true }),
    toSuccess: () => navigate({ to: '/signupsuccess', replace: true }),
    onward: () => navigate({ href: landingFor(redirect), replace: true }),
  }
}
