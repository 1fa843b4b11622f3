import { getRouteApi } from '@tanstack/react-router'
import { ProjectAnalytics } from '#web/features/analytics/project-analytics.tsx'
import { ProjectCalls } from '#web/features/calls/project-calls.tsx'
import { GoLive } from '#web/features/go-live/go-live.tsx'
import { ProjectDetails } from '#web/features/projects/details/project-details.tsx'

const route = getRouteApi('/_authed/_partner/projects/$projectId')

/** Composes project details with parts of other features, since features do not import each other. */
export function ProjectPage() {
  const navigate = route.useNavigate()
  const { projectId } = route.useParams()
  const { goLive } = route.useSearch()
  const onClosed = ({ atOnce }: { atOnce: boolean }) => navigate({ search: {}, replace: true, ignoreBlocker: atOnce })
  // Keyed by project, so that each one starts with fresh state.
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
