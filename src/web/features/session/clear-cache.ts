import { queryClient } from '#web/api/query-client.ts'
import { closePalette } from '#web/stores/palette.ts'
import { useSession } from '#web/stores/session.ts'

/** Clears cached answers whenever a session ends. Returns the function that stops it. */
export function clearCacheAtSessionEnd() {
  // The session may have ended while this module loaded.
  if (useSession.getState().endedBecause) clearAll()
  return useSession.subscribe((session, before) => {
    if (before.isLoggedIn && !session.isLoggedIn) clearAll()
  })
}

function clearAll() {
  // Search results belong to the ended session, and the palette would cover the sign-in dialog.
  closePalette()
  clearAnswers()
}

/** Queries in use are cleared when they become unused: clearing them now would refetch them. */
function clearAnswers() {
  const cache = queryClient.getQueryCache()
  const answers = new Set(cache.getAll())
  const stop = cache.subscribe(forgetUnused)
  forgetUnused()

  function forgetUnused() {
    for (const query of answers) {
      if (query.getObserversCount() > 0 || query.state.fetchStatus !== 'idle') continue
      answers.delete(query)
      cache.remove(query)
    }
    if (answers.size === 0) stop()
  }
}
