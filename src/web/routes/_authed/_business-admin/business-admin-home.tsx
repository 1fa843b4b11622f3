import { createFileRoute } from '@tanstack/react-router'
import { reviewQueries } from '#web/api/review-queries.ts'
import { BusinessAdminHome } from '#web/features/review/business-admin-home.tsx'
import { StaffHomePending } from '#web/features/review/staff-home-pending.tsx'

export const Route = createFileRoute('/_authed/_business-admin/business-admin-home')({
  head: () => ({ meta: [{ title: 'OP Home' }] }),
  loader: ({ context }) => context.queryClient.ensureQueryData(reviewQueries.pending()),
  pendingComponent: StaffHomePending,
  component: BusinessAdminHome,
})
