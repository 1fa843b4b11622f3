import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { requestedChangesForPartner } from '#domain/application-parts.ts'
import { can } from '#domain/capabilities.ts'
import type { Environment } from '#domain/environments.ts'
import { fromPortalStatus } from '#domain/project-states.ts'
import { useGetProjectSuspense } from '#generated/portal/client/projects.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { TextLink } from '#web/entities/link.tsx'
import { ProjectStatus } from '#web/entities/project/project-status.tsx'
import { Button } from '#web/ui/button.tsx'
import { LinkTabs } from '#web/ui/link-tabs.tsx'
import { Breadcrumbs, Screen } from '#web/ui/screen.tsx'
import { EnvironmentBand } from './environment-band.tsx'
import { shownEnvironment } from './environments.ts'
import { type ProjectTab, projectTabs } from './tabs.ts'

type Props = {
  projectId: string
  tab: ProjectTab
  /** The environment in the address. */
  chosen: Environment | undefined
  /** The Go Live wizard, where it is open. */
  wizard: (project: Project) => ReactNode
  /** The panel of the tab. */
  children: ReactNode
}

/** What every tab of a project has: its name, its environment and the tabs. */
export function ProjectFrame({ projectId, tab, chosen, wizard, children }: Props) {
  const { data: project } = useGetProjectSuspense(projectId)
  const navigate = useNavigate()
  const state = fromPortalStatus(project.status)
  const goLive = can.submitGoLive({ role: 'EXTERNAL_ADMIN' }, requestedChangesForPartner(project))
  return (
    <Screen
      title={project.name}
      badge={<ProjectStatus status={project.status} isYourTurn={project.changeRequest !== null} />}
      action={
        goLive.allowed && (
          <Button onClick={() => navigate({ to: '.', search: { goLive: true }, resetScroll: false })}>Go Live</Button>
        )
      }
      breadcrumb={
        <Breadcrumbs>
          <TextLink to="/projects" quiet>
            Projects
          </TextLink>
          {project.name}
        </Breadcrumbs>
      }
    >
      <EnvironmentBand
        project={project}
        environment={shownEnvironment(state, chosen)}
        onChange={(environment) => navigate({ to: '.', search: { environment }, resetScroll: false })}
      />
      <LinkTabs
        label="Project"
        current={tab}
        tabs={projectTabs.map(({ key, label, to }) => ({
          key,
          link: (
            <Link to={to} params={{ projectId }} search={chosen ? { environment: chosen } : {}} resetScroll={false}>
              {label}
            </Link>
          ),
        }))}
      >
        {children}
      </LinkTabs>
      {wizard(project)}
    </Screen>
  )
}
