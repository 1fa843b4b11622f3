import { createFileRoute } from '@tanstack/react-router'
import { getListPendingProjectsSuspenseQueryOptions } from '#generated/admin/client/review.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { InternalHomePending } from '#web/features/review/staff-frames.tsx'
import { BusinessInternalHome } from '#web/features/review/staff-homes.tsx'

export const Route = createFileRoute('/_authed/_internal/business-internal-home')({
  head: () => ({ meta: [{ title: 'OP Home' }] }),
  loader: ({ context }) => context.queryClient.ensureQueryData(getListPendingProjectsSuspenseQueryOptions(wholeList)),
  pendingComponent: InternalHomePending,
  component: BusinessInternalHome,
})
