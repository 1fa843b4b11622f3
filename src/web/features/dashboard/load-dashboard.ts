import type { QueryClient } from '@tanstack/react-query'
import { regionOfOperators, regionsOf } from '#domain/regions.ts'
import { getGetProgressQueryOptions } from '#generated/portal/client/progress.ts'
import {
  getGetProjectQueryOptions,
  getGetProjectSuspenseQueryOptions,
  getListProjectsSuspenseQueryOptions,
} from '#generated/portal/client/projects.ts'
import { getGetConfigsSuspenseQueryOptions } from '#generated/portal/client/reference.ts'
import { getListTransactionsQueryOptions } from '#generated/portal/client/transactions.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { refreshedFigures } from '#web/chart/refreshed-figures.ts'
import { currentRegion, hasChosenRegion } from '#web/stores/region.ts'
import { summarizeProjects } from './project-summary.ts'

/** Loads the projects, and the figures or the project of the checklist. */
export async function loadDashboard(queryClient: QueryClient) {
  const [{ items: projects }, configs] = await Promise.all([
    queryClient.ensureQueryData(getListProjectsSuspenseQueryOptions(wholeList)),
    queryClient.ensureQueryData(getGetConfigsSuspenseQueryOptions()),
  ])
  const { hasFigures, furthestProject, newestApproved } = summarizeProjects(projects)
  const regions = regionsOf(configs.PROVIDER)
  const newest =
    hasFigures && newestApproved && !hasChosenRegion(regions)
      ? await queryClient.ensureQueryData(getGetProjectQueryOptions(newestApproved.id)).catch(() => undefined)
      : undefined
  const region = currentRegion(regions, regionOfOperators(configs.PROVIDER, newest?.providers ?? []))
  await Promise.all([
    hasFigures &&
      queryClient.prefetchQuery(getListTransactionsQueryOptions({ country: region }, { query: refreshedFigures })),
    furthestProject && queryClient.prefetchQuery(getGetProjectSuspenseQueryOptions(furthestProject.id)),
    furthestProject && queryClient.prefetchQuery(getGetProgressQueryOptions(furthestProject.id)),
  ])
}
