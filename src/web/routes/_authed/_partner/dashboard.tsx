import { createFileRoute } from '@tanstack/react-router'
import { regionsOf } from '#domain/regions.ts'
import { configQueries } from '#web/api/config-queries.ts'
import { projectQueries } from '#web/api/project-queries.ts'
import { transactionQueries } from '#web/api/transaction-queries.ts'
import { contentOf } from '#web/features/dashboard/content.ts'
import { Dashboard } from '#web/features/dashboard/dashboard.tsx'
import { DashboardPending } from '#web/features/dashboard/dashboard-pending.tsx'
import { currentRegion } from '#web/stores/region.ts'

export const Route = createFileRoute('/_authed/_partner/dashboard')({
  head: () => ({ meta: [{ title: 'Home' }] }),
  loader: async ({ context: { queryClient } }) => {
    const [projects, configs] = await Promise.all([
      queryClient.ensureQueryData(projectQueries.list()),
      queryClient.ensureQueryData(configQueries.all()),
    ])
    const { hasFigures, onItsWay } = contentOf(projects)
    const region = currentRegion(regionsOf(configs.PROVIDER))
    await Promise.all([
      hasFigures && queryClient.prefetchQuery(transactionQueries.ofPartner(region)),
      onItsWay && queryClient.prefetchQuery(projectQueries.detail(onItsWay.id)),
    ])
  },
  pendingComponent: DashboardPending,
  component: Dashboard,
})
