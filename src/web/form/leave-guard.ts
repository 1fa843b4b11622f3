import { useBlocker } from '@tanstack/react-router'
import { useSession } from '#web/stores/session.ts'

const question = 'Leave without saving? What you have typed will be lost.'

/**
 * Asks before unsaved input is lost: by a link, by Back, by closing the tab, which may lose more than the others. Once signed
 * out nothing can be saved.
 */
export function useLeaveGuard(unsaved: boolean, lostWithTab = unsaved) {
  const isLoggedIn = () => useSession.getState().isLoggedIn
  useBlocker({
    shouldBlockFn: () => unsaved && isLoggedIn() && !window.confirm(question),
    enableBeforeUnload: () => lostWithTab && isLoggedIn(),
  })
}
