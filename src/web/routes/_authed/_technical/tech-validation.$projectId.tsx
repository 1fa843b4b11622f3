import { createFileRoute } from '@tanstack/react-router'
import { getGetProjectReadinessQueryOptions } from '#generated/admin/client/readiness.ts'
import {
  getGetAdminProjectSuspenseQueryOptions,
  getListPendingProjectsSuspenseQueryOptions,
} from '#generated/admin/client/review.ts'
import { getGetConfigsSuspenseQueryOptions } from '#generated/portal/client/reference.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { ReviewPending } from '#web/features/review/review-pending.tsx'
import { ValidationPage } from '#web/features/review/validation-page.tsx'

export const Route = createFileRoute('/_authed/_technical/tech-validation/$projectId')({
  loader: async ({ context: { queryClient }, params: { projectId } }) => {
    const [project] = await Promise.all([
      queryClient.ensureQueryData(getGetAdminProjectSuspenseQueryOptions(projectId)),
      queryClient.ensureQueryData(getGetConfigsSuspenseQueryOptions()),
      queryClient.ensureQueryData(getListPendingProjectsSuspenseQueryOptions(wholeList)),
      queryClient.prefetchQuery(getGetProjectReadinessQueryOptions(projectId)),
    ])
    return { name: project.projectName }
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.name ?? 'Validation' }] }),
  pendingComponent: ReviewPending,
  component: function ValidationRoute() {
    return <ValidationPage projectId={Route.useParams().projectId} />
  },
})
