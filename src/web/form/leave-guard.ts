import { useBlocker } from '@tanstack/react-router'
import { useSession } from '#web/stores/session.ts'

const question = 'Leave without saving? What you have typed will be lost.'

/**
 * Asks before a link, Back or closing the tab loses unsaved input. `lostWithTab` may cover more, since closing the tab loses more.
 * After signing out nothing can be saved, so it does not ask.
 */
export function useLeaveGuard(unsaved: boolean, lostWithTab = unsaved) {
  const isLoggedIn = () => useSession.getState().isLoggedIn
  useBlocker({
    shouldBlockFn: () => unsaved && isLoggedIn() && !window.confirm(question),
    enableBeforeUnload: () => lostWithTab && isLoggedIn(),
  })
}
