import { getRouteApi } from '@tanstack/react-router'
import { fromPortalStatus } from '#domain/project-states.ts'
import { useGetProjectSuspense } from '#generated/portal/client/projects.ts'
import { readEnvironment, shownEnvironment } from '#web/features/projects/details/environments.ts'

const route = getRouteApi('/_authed/_partner/projects/$projectId')

/** The project of the address, the environment that its tabs show, and the one that can still be read. */
export function useProjectTab() {
  const { projectId } = route.useParams()
  const { environment: chosen } = route.useSearch()
  const { data: project } = useGetProjectSuspense(projectId)
  const state = fromPortalStatus(project.status)
  return { project, environment: shownEnvironment(state, chosen), readable: readEnvironment(state, chosen) }
}
