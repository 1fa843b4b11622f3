import { createFileRoute } from '@tanstack/react-router'
import { reviewQueries } from '#web/api/review-queries.ts'
import { RejectedPending } from '#web/features/review/lists/list-pending.tsx'
import { RejectedProjects } from '#web/features/review/lists/project-lists.tsx'

export const Route = createFileRoute('/_authed/_business-admin/business-admin-projects/rejected')({
  head: () => ({ meta: [{ title: 'Rejected Projects' }] }),
  loader: ({ context }) => context.queryClient.ensureQueryData(reviewQueries.byStatus({ status: 'reject' })),
  pendingComponent: RejectedPending,
  component: RejectedProjects,
})
