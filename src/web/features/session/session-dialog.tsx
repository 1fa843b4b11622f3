import { useNavigate, useRouterState } from '@tanstack/react-router'
import { messages } from '#domain/messages.ts'
import { isAuthRoute } from '#domain/redirect.ts'
import { useSession } from '#web/stores/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** Covers the page when the session ends. A sign-in in any tab closes it. */
export function SessionDialog() {
  const reason = useSession(({ endedBecause }) => endedBecause)
  const here = useRouterState({ select: ({ location }) => location })
  const navigate = useNavigate()
  if (!reason || isAuthRoute(here.pathname)) return null

  const signInAndComeBack = () => navigate({ to: '/signin', search: { redirect: here.href }, replace: true })
  const { timedOut, loggedOut, comeBack } = messages.session
  return (
    <Dialog
      role="alertdialog"
      title={reason === 'IDLE_SESSION' ? timedOut.title : loggedOut.title}
      footer={<Button onClick={signInAndComeBack}>{comeBack}</Button>}
    >
      <p>
        {reason === 'IDLE_SESSION'
          ? timedOut.text
          : 'You have been logged out. Sign in to come back to this page. Unsaved changes are lost.'}
      </p>
    </Dialog>
  )
}
