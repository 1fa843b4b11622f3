import type { QueryClient } from '@tanstack/react-query'
import type { Role } from '#domain/roles.ts'
import { getGetPartnerSuspenseQueryOptions } from '#generated/admin/client/partners.ts'
import {
  getGetProjectReadinessQueryOptions,
  getListProjectWishesQueryOptions,
} from '#generated/admin/client/readiness.ts'
import {
  getGetAdminProjectSuspenseQueryOptions,
  getListPendingProjectsSuspenseQueryOptions,
} from '#generated/admin/client/review.ts'
import { getGetConfigsSuspenseQueryOptions } from '#generated/portal/client/reference.ts'
import { wholeList } from '#web/api/whole-list.ts'

/** Loads the answers of the preparation page. The business admin also reads the partner's company there. */
export async function loadPreparation(queryClient: QueryClient, projectId: string, role: Role) {
  const [project] = await Promise.all([
    queryClient.ensureQueryData(getGetAdminProjectSuspenseQueryOptions(projectId)),
    queryClient.ensureQueryData(getGetConfigsSuspenseQueryOptions()),
    queryClient.ensureQueryData(getListPendingProjectsSuspenseQueryOptions(wholeList)),
    queryClient.prefetchQuery(getGetProjectReadinessQueryOptions(projectId)),
    queryClient.prefetchQuery(getListProjectWishesQueryOptions(projectId)),
  ])
  if (role === 'BUSINESS_ADMIN') {
    await queryClient.ensureQueryData(getGetPartnerSuspenseQueryOptions(project.orgId))
  }
  return { name: project.projectName }
}
