import type { ProjectRow } from '#generated/portal/model/projectRow.ts'

interface NextStep {
  words: string
  label: string
  /** Opens the wizard right away. */
  create?: true
}

/** What brings a partner without a live project nearer to one. */
export function nextStep(projects: Pick<ProjectRow, 'status'>[]): NextStep {
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
  return {
    words: 'Figures appear here once a project has gone live. Until then the sandbox is open.',
    label: 'Go to Projects',
  }
}

export const liveOnes = <Row extends Pick<ProjectRow, 'status'>>(projects: Row[]) =>
  projects.filter(({ status }) => status === 'GONE_LIVE')
