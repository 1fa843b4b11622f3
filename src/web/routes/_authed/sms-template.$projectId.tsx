import { createFileRoute } from '@tanstack/react-router'
import { loadPreparation } from '#web/features/review/load-preparation.ts'
import { PreparationPage } from '#web/features/review/preparation-page.tsx'
import { ReviewPending } from '#web/features/review/review-pending.tsx'
import { requireRole } from '../-guards.ts'

export const Route = createFileRoute('/_authed/sms-template/$projectId')({
  // Business internal edits, the business admin reads.
  beforeLoad: requireRole('BUSINESS_INTERNAL', 'BUSINESS_ADMIN'),
  loader: ({ context: { queryClient, member }, params: { projectId } }) =>
    loadPreparation(queryClient, projectId, member.userRole),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.name ?? 'SMS templates' }] }),
  pendingComponent: ReviewPending,
  component: function PreparationRoute() {
    const { userRole } = Route.useRouteContext().member
    return <PreparationPage projectId={Route.useParams().projectId} role={userRole} />
  },
})
