import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { queryClient } from '#web/api/query-client.ts'
import { useSession } from '#web/stores/session.ts'

/**
 * After a sign-in in another tab, the page may show another user's data. Reloading clears it, runs the guards and moves a
 * second sign-in screen on.
 */
export function useFollowedSession(): void {
  const router = useRouter()
  useEffect(() => {
    let last = useSession.getState().username
    return useSession.subscribe((session, before) => {
      if (!session.isLoggedIn || before.isLoggedIn) return
      // The page of the same user stays mounted. It would not follow queries that replace removed ones.
      if (session.username === last) void queryClient.invalidateQueries()
      else queryClient.clear()
      last = session.username
      void router.invalidate()
    })
  }, [router])
}
