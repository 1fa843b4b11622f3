import type { ProjectRow } from '#generated/portal/model/projectRow.ts'

/** What the gateway refuses has named no operator that it knows, and belongs to no one country. */
export const aboutCalls = 'Calls that named no operator, as most refused ones, count in every region.'

/** Panels are of live projects, totals of all that was sold: where the two differ, what makes the difference. */
export function wordsOfTotals(projects: Pick<ProjectRow, 'status' | 'projectName'>[]): string {
  const [first, ...others] = projects.filter(({ status }) => status === 'SUSPENDED')
  if (!first) return ''
  return others.length === 0
    ? `The totals include ${first.projectName}, which is suspended and has no panel below.`
    : `The totals include ${others.length + 1} suspended projects, which have no panels below.`
}
