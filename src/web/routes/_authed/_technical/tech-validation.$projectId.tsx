import { createFileRoute, Outlet } from '@tanstack/react-router'
import { DeskPage } from '#web/features/review/desk-page.tsx'
import { loadReview } from '#web/features/review/load-review.ts'
import { ReviewPending } from '#web/features/review/review-pending.tsx'

export const Route = createFileRoute('/_authed/_technical/tech-validation/$projectId')({
  loader: ({ context: { queryClient, member }, params: { projectId } }) =>
    loadReview(queryClient, projectId, member.userRole),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.name ?? 'Validation' }] }),
  pendingComponent: ReviewPending,
  component: function ValidationRoute() {
    const { userRole } = Route.useRouteContext().member
    return (
      <DeskPage projectId={Route.useParams().projectId} role={userRole}>
        <Outlet />
      </DeskPage>
    )
  },
})
