import { createFileRoute } from '@tanstack/react-router'
import { useGetAdminProjectSuspense } from '#generated/admin/client/review.ts'
import { redirectFormerAnchor } from '#web/features/review/desk-tabs.ts'
import { ValidationReview } from '#web/features/review/validation-review.tsx'

export const Route = createFileRoute('/_authed/_technical/tech-validation/$projectId/')({
  beforeLoad: ({ location, params }) =>
    redirectFormerAnchor('/tech-validation/$projectId', params.projectId, location.hash),
  head: () => ({ meta: [{ title: 'Review' }] }),
  component: function ValidationTab() {
    const { data: project } = useGetAdminProjectSuspense(Route.useParams().projectId)
    return <ValidationReview project={project} />
  },
})
