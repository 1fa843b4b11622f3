import { createFileRoute } from '@tanstack/react-router'
import { regionsOf } from '#domain/regions.ts'
import {
  getGetProjectSuspenseQueryOptions,
  getListProjectsSuspenseQueryOptions,
} from '#generated/portal/client/projects.ts'
import { getGetConfigsSuspenseQueryOptions } from '#generated/portal/client/reference.ts'
import { getListTransactionsQueryOptions } from '#generated/portal/client/transactions.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { refreshedFigures } from '#web/chart/refreshed-figures.ts'
import { contentOf } from '#web/features/dashboard/content.ts'
import { Dashboard } from '#web/features/dashboard/dashboard.tsx'
import { DashboardPending } from '#web/features/dashboard/dashboard-pending.tsx'
import { currentRegion } from '#web/stores/region.ts'

export const Route = createFileRoute('/_authed/_partner/dashboard')({
  head: () => ({ meta: [{ title: 'Home' }] }),
  loader: async ({ context: { queryClient } }) => {
    const [{ items: projects }, configs] = await Promise.all([
      queryClient.ensureQueryData(getListProjectsSuspenseQueryOptions(wholeList)),
      queryClient.ensureQueryData(getGetConfigsSuspenseQueryOptions()),
    ])
    const { hasFigures, onItsWay } = contentOf(projects)
    const region = currentRegion(regionsOf(configs.PROVIDER))
    await Promise.all([
      hasFigures &&
        queryClient.prefetchQuery(getListTransactionsQueryOptions({ country: region }, { query: refreshedFigures })),
      onItsWay && queryClient.prefetchQuery(getGetProjectSuspenseQueryOptions(onItsWay.id)),
    ])
  },
  pendingComponent: DashboardPending,
  component: Dashboard,
})
