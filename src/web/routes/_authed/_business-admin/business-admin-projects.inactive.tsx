import { createFileRoute } from '@tanstack/react-router'
import { getListProjectsByStatusSuspenseQueryOptions } from '#generated/admin/client/review.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { InactivePending } from '#web/features/review/lists/list-frame.tsx'
import { InactiveProjects } from '#web/features/review/lists/project-lists.tsx'

export const Route = createFileRoute('/_authed/_business-admin/business-admin-projects/inactive')({
  head: () => ({ meta: [{ title: 'Inactive Projects' }] }),
  loader: ({ context }) =>
    context.queryClient.ensureQueryData(
      getListProjectsByStatusSuspenseQueryOptions({ ...wholeList, pageNo: 0, status: 'draft' }),
    ),
  pendingComponent: InactivePending,
  component: InactiveProjects,
})
