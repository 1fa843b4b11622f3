// Signed in again, here or in another tab: what the page showed may belong to somebody else, so it is loaded anew, and the
// guards get to look at the person. A sign-in screen in a second tab moves on by the same way.
import type { AnyRouter } from '@tanstack/react-router'
import { queryClient } from '#web/api/query-client.ts'
import { useSession } from '#web/stores/session.ts'

export function followSession(router: AnyRouter) {
  useSession.subscribe((now, before) => {
    if (!now.isLoggedIn || before.isLoggedIn) return
    queryClient.clear()
    void router.invalidate()
  })
}
