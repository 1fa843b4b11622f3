import type { QueryClient } from '@tanstack/react-query'
import type { Role } from '#domain/roles.ts'
import { getListReviewFieldsQueryOptions, getListReviewNotesQueryOptions } from '#generated/admin/client/notes.ts'
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

/** The open notes that the first tab lists before it leads to the others. */
export const openNotesShown = { resolved: false, pageNo: 0, limit: 5 }

/** Loads the answers of a review page. The business admin also reads the partner's company there. */
export async function loadReview(queryClient: QueryClient, projectId: string, role: Role) {
  const [project] = await Promise.all([
    queryClient.ensureQueryData(getGetAdminProjectSuspenseQueryOptions(projectId)),
    queryClient.ensureQueryData(getGetConfigsSuspenseQueryOptions()),
    queryClient.ensureQueryData(getListPendingProjectsSuspenseQueryOptions(wholeList)),
    queryClient.prefetchQuery(getGetProjectReadinessQueryOptions(projectId)),
    queryClient.prefetchQuery(getListReviewFieldsQueryOptions(projectId)),
    queryClient.prefetchQuery(getListReviewNotesQueryOptions(projectId, openNotesShown)),
    role === 'TECHNICAL_LIMITED' || queryClient.prefetchQuery(getListProjectWishesQueryOptions(projectId)),
  ])
  if (role === 'BUSINESS_ADMIN') {
    await queryClient.ensureQueryData(getGetPartnerSuspenseQueryOptions(project.orgId))
  }
  return { name: project.projectName }
}
