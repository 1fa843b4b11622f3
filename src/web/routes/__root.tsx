import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { rereadSession } from '#web/stores/session.ts'
import { NotFound } from './-page-states.tsx'
import { Portal } from './-portal.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: () => ({ session: rereadSession() }),
  component: Portal,
  notFoundComponent: NotFound,
})
