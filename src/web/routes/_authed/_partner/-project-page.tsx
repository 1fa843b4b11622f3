import { getRouteApi } from '@tanstack/react-router'
import { ProjectAnalytics } from '#web/features/analytics/project-analytics.tsx'
import { ProjectCalls } from '#web/features/calls/project-calls.tsx'
import { GoLive } from '#web/features/go-live/go-live.tsx'
import { ProjectDetails } from '#web/features/projects/details/project-details.tsx'

const route = getRouteApi('/_authed/_partner/projects/$projectId')

/** A project's details with what other features show of it: features do not import each other. */
export function ProjectPage() {
  const navigate = route.useNavigate()
  const { projectId } = route.useParams()
  const { goLive } = route.useSearch()
  const onClosed = ({ atOnce }: { atOnce: boolean }) => navigate({ search: {}, replace: true, ignoreBlocker: atOnce })
  // Each project starts with state of its own.
  return (
    <ProjectDetails
      key={projectId}
      projectId={projectId}
      onGoLive={() => navigate({ search: { goLive: true } })}
      wizard={(project) => goLive && <GoLive project={project} onClosed={onClosed} />}
      analytics={(project, environment) => <ProjectAnalytics project={project} environment={environment} />}
      calls={(project, environment) => <ProjectCalls project={project} environment={environment} />}
    />
  )
}
