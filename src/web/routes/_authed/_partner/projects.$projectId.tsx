import { createFileRoute } from '@tanstack/react-router'
import { configQueries } from '#web/api/config-queries.ts'
import { projectQueries } from '#web/api/project-queries.ts'
import { ProjectAnalytics } from '#web/features/analytics/project-analytics.tsx'
import { ProjectCalls } from '#web/features/calls/project-calls.tsx'
import { GoLive } from '#web/features/go-live/go-live.tsx'
import { ProjectDetails } from '#web/features/projects/details/project-details.tsx'

type Search = { goLive?: true }

export const Route = createFileRoute('/_authed/_partner/projects/$projectId')({
  validateSearch: ({ goLive }: Record<string, unknown>): Search => (goLive === true ? { goLive } : {}),
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
  const navigate = Route.useNavigate()
  const { projectId } = Route.useParams()
  const { goLive } = Route.useSearch()
  const onClosed = () => navigate({ search: {}, replace: true })
  return (
    <ProjectDetails
      projectId={projectId}
      onGoLive={() => navigate({ search: { goLive: true } })}
      wizard={(project) => goLive && <GoLive key={projectId} project={project} onClosed={onClosed} />}
      analytics={(project, environment) => <ProjectAnalytics project={project} environment={environment} />}
      calls={(project, environment) => <ProjectCalls project={project} environment={environment} />}
    />
  )
}
