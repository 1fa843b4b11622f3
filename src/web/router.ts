import { createRouter, type ParsedLocation, type RouterHistory } from '@tanstack/react-router'
import { queryClient } from '#web/api/query-client.ts'
import { announcePages } from './routes/-announce-pages.ts'
import { followSession } from './routes/-follow-session.ts'
import { PagePending } from './routes/-page-pending.tsx'
import { RouteError } from './routes/-page-states.tsx'
import { parseSearch, stringifySearch } from './routes/-search-values.ts'
import { routeTree } from './routeTree.gen.ts'
import { trackPreviousPage } from './stores/previous-page.ts'

/** The portal's router, with browser history by default; prerendering passes its own. */
export function createPortalRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // React Query handles staleness.
    defaultPreloadStaleTime: 0,
    // In the build, the router would add an inline script, which the Content-Security-Policy forbids.
    scrollRestoration: !import.meta.env.SSR && createScrollRule(),
    defaultPendingComponent: PagePending,
    defaultPendingMs: 300,
    defaultErrorComponent: RouteError,
  })
  announcePages(router)
  followSession(router)
  trackPreviousPage(router)
  return router
}

/** Tells for each rendered page whether the router scrolls it to its top, or to the position where the user left it. */
function createScrollRule() {
  let isFirst = true
  return ({ location }: { location: ParsedLocation }) => {
    // A prerendered page can be scrolled before its script runs. Moving it then would put another link under the pointer.
    const isScrolledAlready = isFirst && scrollY > 0
    isFirst = false
    // The router saves the positions of what it saw scrolling, and leads back to them.
    if (isScrolledAlready) document.dispatchEvent(new Event('scroll'))
    // Pages scroll to fragments themselves, because content may load late.
    return !isScrolledAlready && !location.hash
  }
}

export type PortalRouter = ReturnType<typeof createPortalRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter
  }
}
