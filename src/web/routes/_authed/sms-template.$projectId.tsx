import { createFileRoute } from '@tanstack/react-router'
import { getGetPartnerSuspenseQueryOptions } from '#generated/admin/client/partners.ts'
import {
  getGetAdminProjectSuspenseQueryOptions,
  getListPendingProjectsSuspenseQueryOptions,
} from '#generated/admin/client/review.ts'
import { getGetConfigsSuspenseQueryOptions } from '#generated/portal/client/reference.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { PreparationPage } from '#web/features/review/preparation-page.tsx'
import { ReviewPending } from '#web/features/review/review-pending.tsx'
import { requireRole } from '../-guards.ts'

export const Route = createFileRoute('/_authed/sms-template/$projectId')({
  // Business internal edits, the business admin reads.
  beforeLoad: requireRole('BUSINESS_INTERNAL', 'BUSINESS_ADMIN'),
  loader: async ({ context: { queryClient, member }, params: { projectId } }) => {
    const [project] = await Promise.all([
      queryClient.ensureQueryData(getGetAdminProjectSuspenseQueryOptions(projectId)),
      queryClient.ensureQueryData(getGetConfigsSuspenseQueryOptions()),
      queryClient.ensureQueryData(getListPendingProjectsSuspenseQueryOptions(wholeList)),
    ])
    if (member.userRole === 'BUSINESS_ADMIN')
      await queryClient.ensureQueryData(getGetPartnerSuspenseQueryOptions(project.orgId))
    return { name: project.projectName }
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.name ?? 'SMS templates' }] }),
  pendingComponent: ReviewPending,
  component: function PreparationRoute() {
    const { userRole } = Route.useRouteContext().member
    return <PreparationPage projectId={Route.useParams().projectId} role={userRole} />
  },
})
