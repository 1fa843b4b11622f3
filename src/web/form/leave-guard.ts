import { useBlocker } from '@tanstack/react-router'
import { useSession } from '#web/stores/session.ts'

const question = 'Leave without saving? What you have typed will be lost.'

/**
 * Asks before a link, Back or closing the tab loses unsaved input. `lostWithTab` may cover more, since closing the tab loses more.
 * After signing out nothing can be saved, so it does not ask. Returns that question, for the ways to close a dialog.
 */
export function useLeaveGuard(unsaved: boolean, lostWithTab = unsaved) {
  const isLoggedIn = () => useSession.getState().isLoggedIn
  const mayLeave = () => !(unsaved && isLoggedIn()) || window.confirm(question)
  useBlocker({
    // Another place of the same page loses nothing.
    shouldBlockFn: ({ current, next }) => !isSamePage(current, next) && !mayLeave(),
    enableBeforeUnload: () => lostWithTab && isLoggedIn(),
  })
  return mayLeave
}

interface Place {
  pathname: string
  search: object
}

const isSamePage = (one: Place, other: Place) =>
  one.pathname === other.pathname && JSON.stringify(one.search) === JSON.stringify(other.search)
