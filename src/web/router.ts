import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { queryClient } from '#web/api/query-client.ts'
import { announcePages } from './routes/-announce-pages.ts'
import { followPages } from './routes/-close-dialog.ts'
import { PagePending } from './routes/-page-pending.tsx'
import { RouteError } from './routes/-page-states.tsx'
import { createScrollRule, createScrollStore } from './routes/-scroll-positions.ts'
import { parseSearch, stringifySearch } from './routes/-search-values.ts'
import { routeTree } from './routeTree.gen.ts'
import { trackPreviousPage } from './stores/previous-page.ts'

/**
 * How long a load may take before its placeholder shows. The scripts of a first page and of its placeholder arrive together: a
 * placeholder would only delay the page, by half a second on a slow device.
 */
const firstPendingMs = 1000
const laterPendingMs = 300

/** The portal's router, with browser history by default; prerendering passes its own. */
export function createPortalRouter(history?: RouterHistory) {
  const positions = createScrollStore()
  const router = createRouter({
    routeTree,
    history,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // React Query handles staleness.
    defaultPreloadStaleTime: 0,
    // In the build, the router would add an inline script, which the Content-Security-Policy forbids.
    scrollRestoration: !import.meta.env.SSR && createScrollRule(),
    getScrollRestorationKey: positions.keyOf,
    defaultPendingComponent: PagePending,
    defaultPendingMs: firstPendingMs,
    defaultErrorComponent: RouteError,
  })
  const unsubscribe = router.subscribe('onResolved', () => {
    unsubscribe()
    router.update({ ...router.options, defaultPendingMs: laterPendingMs })
  })
  positions.follow(router)
  announcePages(router)
  trackPreviousPage(router)
  followPages(router)
  return router
}

export type PortalRouter = ReturnType<typeof createPortalRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter
  }
}
