import { queryClient } from '#web/api/query-client.ts'
import { closePalette } from '#web/stores/palette.ts'
import { useSession } from '#web/stores/session.ts'

/** From now on, whenever a session ends, for whatever reason, what was answered to that person is forgotten. An effect. */
export function forgetWithSession() {
  // It may have ended while this was on its way.
  if (useSession.getState().endedBecause) forget()
  return useSession.subscribe((now, before) => {
    if (before.isLoggedIn && !now.isLoggedIn) forget()
  })
}

function forget() {
  // What it has found was for the person who is gone, and the way back in must not lie under it.
  closePalette()
  forgetAnswers()
}

/** At once, but for what a page still shows or waits for: that goes with the page, which would have to ask again for it now. */
function forgetAnswers() {
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
