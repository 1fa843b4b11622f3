import { createRouter, type RouterHistory } from '@tanstack/react-router'
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
    // Pages scroll to fragments themselves, because content may load late. The router's restoration would also add an inline
    // script, which the Content-Security-Policy forbids.
    scrollRestoration: !import.meta.env.SSR && (({ location }) => !location.hash),
    defaultPendingComponent: PagePending,
    defaultPendingMs: 300,
    defaultErrorComponent: RouteError,
  })
  announcePages(router)
  followSession(router)
  trackPreviousPage(router)
  return router
}

export type PortalRouter = ReturnType<typeof createPortalRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter
  }
}
