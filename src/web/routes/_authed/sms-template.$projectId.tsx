import { createFileRoute, Outlet } from '@tanstack/react-router'
import { DeskPage } from '#web/features/review/desk-page.tsx'
import { loadReview } from '#web/features/review/load-review.ts'
import { ReviewPending } from '#web/features/review/review-pending.tsx'
import { requireRole } from '../-guards.ts'

export const Route = createFileRoute('/_authed/sms-template/$projectId')({
  // Business internal edits, the business admin reads.
  beforeLoad: requireRole('BUSINESS_INTERNAL', 'BUSINESS_ADMIN'),
  loader: ({ context: { queryClient, member }, params: { projectId } }) =>
    loadReview(queryClient, projectId, member.userRole),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.name ?? 'SMS templates' }] }),
  pendingComponent: ReviewPending,
  component: function PreparationRoute() {
    const { userRole } = Route.useRouteContext().member
    return (
      <DeskPage projectId={Route.useParams().projectId} role={userRole}>
        <Outlet />
      </DeskPage>
    )
  },
})
