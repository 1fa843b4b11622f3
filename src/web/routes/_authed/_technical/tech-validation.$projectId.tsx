import { createFileRoute } from '@tanstack/react-router'
import { getGetAdminProjectSuspenseQueryOptions } from '#generated/admin/client/review.ts'
import { getGetConfigsSuspenseQueryOptions } from '#generated/portal/client/reference.ts'
import { ReviewPending } from '#web/features/review/review-pending.tsx'
import { ValidationPage } from '#web/features/review/validation-page.tsx'

export const Route = createFileRoute('/_authed/_technical/tech-validation/$projectId')({
  loader: async ({ context: { queryClient }, params: { projectId } }) => {
    const [project] = await Promise.all([
      queryClient.ensureQueryData(getGetAdminProjectSuspenseQueryOptions(projectId)),
      queryClient.ensureQueryData(getGetConfigsSuspenseQueryOptions()),
    ])
    return { name: project.projectName }
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.name ?? 'Validation' }] }),
  pendingComponent: ReviewPending,
  component: function ValidationRoute() {
    return <ValidationPage projectId={Route.useParams().projectId} />
  },
})
