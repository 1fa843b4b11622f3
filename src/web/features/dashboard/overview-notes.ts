import { formatDay } from '#domain/dates.ts'
import type { ProjectRow } from '#generated/portal/model/projectRow.ts'

/** Describes the scope of the figures. Most refused calls name no known operator, so they belong to no country. */
export function windowNote(from: string, to: string, currency: string): string {
  const window = `${formatDay(from)} to ${formatDay(to)}, all projects in the live environment. Volumes are in ${currency}; days begin at midnight UTC.`
  const calls =
    'Calls that name no operator, like most refused ones, count in every region. So do calls to operators that are not in any region yet.'
  return `${window} Each net volume is rounded individually. ${calls}`
}

/** Explains totals that include suspended projects, which have no panel. */
export function totalsNote(projects: Pick<ProjectRow, 'status' | 'projectName'>[]): string {
  const [first, ...others] = projects.filter(({ status }) => status === 'SUSPENDED')
  if (!first) return ''
  return others.length === 0
    ? `The totals include ${first.projectName}, which is suspended and has no panel below.`
    : `The totals include ${others.length + 1} suspended projects, which have no panels below.`
}
