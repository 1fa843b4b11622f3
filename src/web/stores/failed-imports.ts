// Firefox fails the imports of a page as soon as the user leaves it. The router takes that for a new deployment and reloads the
// page, which cancels the navigation. So such a failure gets another message, which the router does not know.
const message = 'The page was left while a part of it was loading.'
const leavingMilliseconds = 2000

/** Call it once, before any import can fail. */
export function watchInterruptedImports(): void {
  let leftAt = Number.NEGATIVE_INFINITY
  addEventListener('beforeunload', () => {
    leftAt = performance.now()
  })
  addEventListener('vite:preloadError', ({ payload }) => {
    if (performance.now() - leftAt < leavingMilliseconds) payload.message = message
  })
}

export const isInterruptedImport = (error: unknown) => error instanceof Error && error.message === message

/** In Chromium, Firefox and Safari. */
const notLoaded = /^(Failed to fetch|error loading) dynamically imported module|^Importing a module script failed/

/**
 * Reloads the page for a module that a new deployment has removed, once for each module. The router does so for components, but
 * not for loaders. Returns false for other errors.
 */
export function reloadForRemovedModule(error: unknown): boolean {
  if (!(error instanceof Error) || !notLoaded.test(error.message) || !navigator.onLine) return false
  const key = `removed-module:${error.message}`
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, '1')
  } catch {
    // Without usable storage, the page could reload for ever.
    return false
  }
  location.reload()
  return true
}
