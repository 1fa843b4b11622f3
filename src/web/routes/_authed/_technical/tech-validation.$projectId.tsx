import { createFileRoute } from '@tanstack/react-router'
import { configQueries } from '#web/api/config-queries.ts'
import { reviewQueries } from '#web/api/review-queries.ts'
import { ReviewPending } from '#web/features/review/review-pending.tsx'
import { ValidationPage } from '#web/features/review/validation-page.tsx'

export const Route = createFileRoute('/_authed/_technical/tech-validation/$projectId')({
  loader: async ({ context: { queryClient }, params: { projectId } }) => {
    const [project] = await Promise.all([
      queryClient.ensureQueryData(reviewQueries.project(projectId)),
      queryClient.ensureQueryData(configQueries.all()),
    ])
    return { name: project.projectName }
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.name ?? 'Validation' }] }),
  pendingComponent: ReviewPending,
  component: function ValidationRoute() {
    return <ValidationPage projectId={Route.useParams().projectId} />
  },
})
