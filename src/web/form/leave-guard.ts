import { useBlocker } from '@tanstack/react-router'
import { useSession } from '#web/stores/session.ts'

const question = 'Leave without saving? What you have typed will be lost.'

/** Asks before unsaved input is lost: by a link, by Back, by closing the tab. Once signed out nothing can be saved. */
export function useLeaveGuard(unsaved: boolean) {
  const asks = () => unsaved && useSession.getState().isLoggedIn
  useBlocker({
    shouldBlockFn: () => asks() && !window.confirm(question),
    enableBeforeUnload: asks,
  })
}
