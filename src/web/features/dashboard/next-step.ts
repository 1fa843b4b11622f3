import type { ProjectRow } from '#generated/portal/model/projectRow.ts'

interface NextStep {
  words: string
  label: string
  /** Whether the button opens the Create Project wizard. */
  create?: true
}

/** The next action for a partner without a live project. */
export function nextStep(projects: Pick<ProjectRow, 'status' | 'projectName'>[]): NextStep {
  if (projects.length === 0) {
    return {
      words: 'A project holds your keys. Create one and call the sandbox in a minute.',
      label: 'Create a project',
      create: true,
    }
  }
  if (projects.some(({ status }) => status === 'GO_LIVE_PENDING_SUBMIT')) {
    return {
      words: 'Your request to go live is being reviewed. Until then the sandbox is open.',
      label: 'Go to Projects',
    }
  }
  const suspended = projects.filter(({ status }) => status === 'SUSPENDED')
  if (suspended[0])
    return { words: wordsOfSuspension(suspended[0].projectName, suspended.length), label: 'Go to Projects' }
  return {
    words: 'Figures appear here once a project has gone live. Until then the sandbox is open.',
    label: 'Go to Projects',
  }
}

function wordsOfSuspension(projectName: string, count: number): string {
  return count === 1
    ? `${projectName} is suspended: its keys are refused. Its page says why.`
    : `${count} of your projects are suspended: their keys are refused. Their pages say why.`
}
