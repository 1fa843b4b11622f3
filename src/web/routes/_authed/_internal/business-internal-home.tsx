import { createFileRoute } from '@tanstack/react-router'
import { reviewQueries } from '#web/api/review-queries.ts'
import { InternalHomePending } from '#web/features/review/staff-home-pending.tsx'
import { BusinessInternalHome } from '#web/features/review/staff-homes.tsx'

export const Route = createFileRoute('/_authed/_internal/business-internal-home')({
  head: () => ({ meta: [{ title: 'OP Home' }] }),
  loader: ({ context }) => context.queryClient.ensureQueryData(reviewQueries.pending()),
  pendingComponent: InternalHomePending,
  component: BusinessInternalHome,
})
