import { createFileRoute } from '@tanstack/react-router'
import { regionsOf } from '#domain/regions.ts'
import { configQueries } from '#web/api/config-queries.ts'
import { projectQueries } from '#web/api/project-queries.ts'
import { transactionQueries } from '#web/api/transaction-queries.ts'
import { Dashboard } from '#web/features/dashboard/dashboard.tsx'
import { DashboardPending } from '#web/features/dashboard/dashboard-pending.tsx'
import { liveOnes } from '#web/features/dashboard/next-step.ts'
import { furthest } from '#web/features/dashboard/onboarding.ts'
import { currentRegion } from '#web/stores/region.ts'

export const Route = createFileRoute('/_authed/_partner/dashboard')({
  head: () => ({ meta: [{ title: 'Home' }] }),
  loader: async ({ context: { queryClient } }) => {
    const [projects, configs] = await Promise.all([
      queryClient.ensureQueryData(projectQueries.list()),
      queryClient.ensureQueryData(configQueries.all()),
    ])
    if (liveOnes(projects).length > 0) {
      return await queryClient.prefetchQuery(transactionQueries.ofPartner(currentRegion(regionsOf(configs.PROVIDER))))
    }
    const nearest = furthest(projects)
    if (nearest) await queryClient.prefetchQuery(projectQueries.detail(nearest.id))
  },
  pendingComponent: DashboardPending,
  component: Dashboard,
})
