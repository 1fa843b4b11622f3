import { createRouter } from '@tanstack/react-router'
import { queryClient } from '#web/api/query-client.ts'
import { announcePages } from './routes/-announce-pages.ts'
import { followSession } from './routes/-follow-session.ts'
import { PagePending } from './routes/-page-pending.tsx'
import { RouteError } from './routes/-page-states.tsx'
import { routeTree } from './routeTree.gen.ts'

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  // React Query decides how fresh is fresh.
  defaultPreloadStaleTime: 0,
  // A page that is led to a place by a fragment finds it by itself, as late as its parts may come.
  scrollRestoration: ({ location }) => !location.hash,
  defaultPendingComponent: PagePending,
  defaultPendingMs: 300,
  defaultErrorComponent: RouteError,
})

announcePages(router)
followSession(router)

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
