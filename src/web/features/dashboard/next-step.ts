import type { ProjectRow } from '#generated/portal/model/projectRow.ts'
import { furthest } from '#web/entities/project/onboarding.ts'

interface NextStep {
  text: string
  label: string
  /** Whether the button opens the Create Project wizard. */
  create?: true
  /** The project that the button opens. */
  projectId?: string
}

const toProjects = { label: 'Go to Projects' }
const toProject = ({ id, projectName }: Pick<ProjectRow, 'id' | 'projectName'>) => ({
  label: `Open ${projectName}`,
  projectId: id,
})

/** The next action for a partner without a live project. */
export function nextStep(projects: ProjectRow[]): NextStep {
  if (projects.length === 0) {
    return {
      text: 'A project holds your keys. Create one and call the sandbox in a minute.',
      label: 'Create Project',
      create: true,
    }
  }
  const furthestProject = furthest(projects)
  if (furthestProject?.changesRequestedOn) {
    return {
      text: `It is your turn: the review asks for changes to ${furthestProject.projectName}.`,
      ...toProject(furthestProject),
    }
  }
  if (furthestProject?.status === 'GO_LIVE_PENDING_SUBMIT') {
    return {
      text: 'Your request to go live is being reviewed. Until then the sandbox is open.',
      ...toProject(furthestProject),
    }
  }
  const suspended = projects.filter(({ status }) => status === 'SUSPENDED')
  if (suspended[0]) {
    const text = textOfSuspension(suspended[0].projectName, suspended.length)
    return { text, ...(suspended.length === 1 ? toProject(suspended[0]) : toProjects) }
  }
  return {
    text: 'Figures appear here once a project has gone live. Until then the sandbox is open.',
    ...(furthestProject ? toProject(furthestProject) : toProjects),
  }
}

function textOfSuspension(projectName: string, count: number): string {
  return count === 1
    ? `${projectName} is suspended: its keys are refused. Its page says why.`
    : `${count} of your projects are suspended: their keys are refused. Their pages say why.`
}
