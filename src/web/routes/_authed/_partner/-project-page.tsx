import { getRouteApi, Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { GoLive } from '#web/features/go-live/go-live.tsx'
import { ProjectFrame } from '#web/features/projects/details/project-frame.tsx'
import { tabOf } from '#web/features/projects/details/tabs.ts'
import { closeDialog } from '../../-close-dialog.ts'

const route = getRouteApi('/_authed/_partner/projects/$projectId')

/** The frame of every tab, with the Go Live wizard: features do not import each other. */
export function ProjectPage() {
  const router = useRouter()
  const { projectId } = route.useParams()
  const { goLive, environment } = route.useSearch()
  const tab = useLocation({ select: ({ pathname }) => tabOf(pathname) })
  // Keyed by project, so that each one starts with fresh state.
  return (
    <ProjectFrame
      key={projectId}
      projectId={projectId}
      tab={tab}
      chosen={environment}
      wizard={(project) => goLive && <GoLive project={project} onClosed={() => closeDialog(router)} />}
    >
      <Outlet />
    </ProjectFrame>
  )
}
