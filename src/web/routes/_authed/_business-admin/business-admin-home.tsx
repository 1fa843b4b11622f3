import { createFileRoute } from '@tanstack/react-router'
import { getListPendingProjectsSuspenseQueryOptions } from '#generated/admin/client/review.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { BusinessAdminHome } from '#web/features/review/business-admin-home.tsx'
import { StaffHomePending } from '#web/features/review/staff-frames.tsx'

export const Route = createFileRoute('/_authed/_business-admin/business-admin-home')({
  head: () => ({ meta: [{ title: 'OP Home' }] }),
  loader: ({ context }) => context.queryClient.ensureQueryData(getListPendingProjectsSuspenseQueryOptions(wholeList)),
  pendingComponent: StaffHomePending,
  component: BusinessAdminHome,
})
