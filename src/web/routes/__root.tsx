import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { rereadSession } from '#web/stores/session.ts'
import { lazyPart } from '#web/ui/lazy.tsx'
import { NotFound } from './-page-states.tsx'
import { useFollowedSession } from './-use-followed-session.ts'

// Loaded with the first page instead of on demand: it must be available when the network fails.
const Overlays = lazyPart(async () => (await import('./-overlays.tsx')).Overlays)

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: () => ({ session: rereadSession() }),
  component: Portal,
  notFoundComponent: NotFound,
})

/** The page, and everything that can cover it. */
function Portal() {
  useFollowedSession()
  return (
    <>
      <Outlet />
      <Overlays />
    </>
  )
}
