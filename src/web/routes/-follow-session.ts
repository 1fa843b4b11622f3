// After a sign-in in any tab the page may hold another person's data. It is loaded again, which also runs the guards and moves
// a sign-in screen in a second tab on.
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
