import { createFileRoute } from '@tanstack/react-router'
import { useGetAdminProjectSuspense } from '#generated/admin/client/review.ts'
import { BusinessReview } from '#web/features/review/business-review.tsx'
import { redirectFormerAnchor } from '#web/features/review/desk-tabs.ts'
import { PreparationReview } from '#web/features/review/preparation-review.tsx'

export const Route = createFileRoute('/_authed/sms-template/$projectId/')({
  beforeLoad: ({ location, params }) =>
    redirectFormerAnchor('/sms-template/$projectId', params.projectId, location.hash),
  head: () => ({ meta: [{ title: 'Review' }] }),
  component: function PreparationTab() {
    const { data: project } = useGetAdminProjectSuspense(Route.useParams().projectId)
    const { userRole } = Route.useRouteContext().member
    return userRole === 'BUSINESS_ADMIN' ? (
      <BusinessReview project={project} />
    ) : (
      <PreparationReview project={project} />
    )
  },
})
