import type { AnyRouter } from '@tanstack/react-router'

/** The pages in the history of the tab, by their position, as far as they are known. */
const pages: string[] = []

export function followPages({ history }: AnyRouter) {
  const note = () => {
    const { pathname, search, state } = history.location
    pages[state.__TSR_index] = pathname + search
  }
  pages.length = 0
  note()
  history.subscribe(note)
}

/**
 * Closes the dialog that the address opens. A dialog that was opened on its page goes back to it: the page would be in the history
 * twice, and Back would seem to do nothing. Leave guards have asked before.
 */
export function closeDialog({ history, navigate }: AnyRouter) {
  const { pathname, state } = history.location
  const before = state.__TSR_index - 1
  const isBehind = pages[before] === pathname
  // The browser goes back later. A second press of Close must not go back further.
  delete pages[before]
  if (isBehind) history.back({ ignoreBlocker: true })
  else void navigate({ to: '.', search: {}, replace: true, ignoreBlocker: true, resetScroll: false })
}
