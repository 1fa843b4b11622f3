import { createFileRoute } from '@tanstack/react-router'
import { getListPendingProjectsSuspenseQueryOptions } from '#generated/admin/client/review.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { StaffHomePending } from '#web/features/review/staff-frames.tsx'
import { TechnicalHome } from '#web/features/review/staff-homes.tsx'

export const Route = createFileRoute('/_authed/_technical/tech-admin-home')({
  head: () => ({ meta: [{ title: 'OP Home' }] }),
  loader: ({ context }) => context.queryClient.ensureQueryData(getListPendingProjectsSuspenseQueryOptions(wholeList)),
  pendingComponent: StaffHomePending,
  component: TechnicalHome,
})
