import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { queryClient } from '#web/api/query-client.ts'
import { announcePages } from './routes/-announce-pages.ts'
import { followSession } from './routes/-follow-session.ts'
import { PagePending } from './routes/-page-pending.tsx'
import { RouteError } from './routes/-page-states.tsx'
import { parseSearch, stringifySearch } from './routes/-search-values.ts'
import { routeTree } from './routeTree.gen.ts'

/** The portal's router. Without a history it is the browser's; pages rendered ahead bring one of their own. */
export function createPortalRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // React Query decides how fresh is fresh.
    defaultPreloadStaleTime: 0,
    // A page that is led to a place by a fragment finds it by itself, as late as its parts may come. Rendered ahead, a page
    // would hold a script for it, which the policy refuses.
    scrollRestoration: !import.meta.env.SSR && (({ location }) => !location.hash),
    defaultPendingComponent: PagePending,
    defaultPendingMs: 300,
    defaultErrorComponent: RouteError,
  })
  announcePages(router)
  followSession(router)
  return router
}

export type PortalRouter = ReturnType<typeof createPortalRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter
  }
}
