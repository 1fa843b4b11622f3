import { createFileRoute } from '@tanstack/react-router'
import { reviewQueries } from '#web/api/review-queries.ts'
import { InactivePending } from '#web/features/review/lists/list-pending.tsx'
import { InactiveProjects } from '#web/features/review/lists/project-lists.tsx'

export const Route = createFileRoute('/_authed/_business-admin/business-admin-projects/inactive')({
  head: () => ({ meta: [{ title: 'Inactive Projects' }] }),
  loader: ({ context }) => context.queryClient.ensureQueryData(reviewQueries.byStatus({ status: 'draft' })),
  pendingComponent: InactivePending,
  component: InactiveProjects,
})
