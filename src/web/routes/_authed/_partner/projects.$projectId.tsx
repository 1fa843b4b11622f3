import { createFileRoute } from '@tanstack/react-router'
import { configQueries } from '#web/api/config-queries.ts'
import { projectQueries } from '#web/api/project-queries.ts'
import { ProjectDetails } from '#web/features/projects/details/project-details.tsx'

export const Route = createFileRoute('/_authed/_partner/projects/$projectId')({
  loader: async ({ context: { queryClient }, params }) => {
    const [project] = await Promise.all([
      queryClient.ensureQueryData(projectQueries.detail(params.projectId)),
      queryClient.ensureQueryData(configQueries.all()),
    ])
    return { name: project.name }
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.name ?? 'Project' }] }),
  component: () => <ProjectDetails projectId={Route.useParams().projectId} />,
})
