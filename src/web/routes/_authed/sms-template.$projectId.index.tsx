import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { Role } from '#domain/roles.ts'
import { useGetAdminProjectSuspense } from '#generated/admin/client/review.ts'
import { redirectFormerAnchor } from '#web/features/review/desk-tabs.ts'

const BusinessReview = lazyRouteComponent(() => import('#web/features/review/business-review.tsx'), 'BusinessReview')
const PreparationReview = lazyRouteComponent(
  () => import('#web/features/review/preparation-review.tsx'),
  'PreparationReview',
)
const reviewOf = (role: Role) => (role === 'BUSINESS_ADMIN' ? BusinessReview : PreparationReview)

export const Route = createFileRoute('/_authed/sms-template/$projectId/')({
  beforeLoad: ({ location, params }) =>
    redirectFormerAnchor('/sms-template/$projectId', params.projectId, location.hash),
  // Each desk loads its own review, beside the data.
  loader: ({ context }) => reviewOf(context.member.userRole).preload?.(),
  head: () => ({ meta: [{ title: 'Review' }] }),
  component: function PreparationTab() {
    const { data: project } = useGetAdminProjectSuspense(Route.useParams().projectId)
    const Review = reviewOf(Route.useRouteContext().member.userRole)
    return <Review project={project} />
  },
})
