import { createFileRoute } from '@tanstack/react-router'
import { getListProjectsByStatusSuspenseQueryOptions } from '#generated/admin/client/review.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { RejectedPending } from '#web/features/review/lists/list-frame.tsx'
import { RejectedProjects } from '#web/features/review/lists/project-lists.tsx'

export const Route = createFileRoute('/_authed/_business-admin/business-admin-projects/rejected')({
  head: () => ({ meta: [{ title: 'Rejected Projects' }] }),
  loader: ({ context }) =>
    context.queryClient.ensureQueryData(
      getListProjectsByStatusSuspenseQueryOptions({ ...wholeList, pageNo: 0, status: 'reject' }),
    ),
  pendingComponent: RejectedPending,
  component: RejectedProjects,
})
