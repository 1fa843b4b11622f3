import { formatDay } from '#domain/dates.ts'
import type { ProjectRow } from '#generated/portal/model/projectRow.ts'

/** What the figures are of. A refused call has mostly named no operator that the gateway knows, and belongs to no one country. */
export function wordsOfWindow(from: string, to: string, currency: string): string {
  const window = `${formatDay(from)} to ${formatDay(to)}, all projects in the live environment. Volumes are in ${currency}; days begin at midnight UTC.`
  const calls =
    'Calls that named no operator, as most refused ones, or one that is in no region yet, count in every region.'
  return `${window} Net volumes are rounded to the cent, each by itself. ${calls}`
}

/** Panels are of live projects, totals of all that was sold: where the two differ, what makes the difference. */
export function wordsOfTotals(projects: Pick<ProjectRow, 'status' | 'projectName'>[]): string {
  const [first, ...others] = projects.filter(({ status }) => status === 'SUSPENDED')
  if (!first) return ''
  return others.length === 0
    ? `The totals include ${first.projectName}, which is suspended and has no panel below.`
    : `The totals include ${others.length + 1} suspended projects, which have no panels below.`
}
