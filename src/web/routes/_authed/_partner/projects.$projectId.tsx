import { createFileRoute } from '@tanstack/react-router'
import { configQueries } from '#web/api/config-queries.ts'
import { projectQueries } from '#web/api/project-queries.ts'
import { ProjectCalls } from '#web/features/calls/project-calls.tsx'
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
  component: Details,
})

function Details() {
  return (
    <ProjectDetails
      projectId={Route.useParams().projectId}
      calls={(project, environment) => <ProjectCalls project={project} environment={environment} />}
    />
  )
}
