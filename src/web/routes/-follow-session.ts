// After a sign-in in another tab, the page may show another user's data. Reloading clears it, runs the guards and moves a
// second sign-in screen on.
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
