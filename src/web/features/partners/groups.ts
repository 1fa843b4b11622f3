import type { AdminProjectRow } from '#generated/admin/model/adminProjectRow.ts'
import type { AdminProjectStatus } from '#generated/admin/model/adminProjectStatus.ts'
import type { ListPartnerProjects200 } from '#generated/admin/model/listPartnerProjects200.ts'

/** The lists of a partner's page, in the order of specification.md, section 2. */
const groups = [
  { status: 'pending', title: 'Pending Projects' },
  { status: 'live', title: 'Approved Projects' },
  { status: 'draft', title: 'Inactive Projects' },
  { status: 'reject', title: 'Rejected Projects' },
  // Not among the lists of the specification, and shown only when it holds something: counted in the partner's total, a
  // suspended project must be found somewhere.
  { status: 'deleted', title: 'Suspended Projects' },
] as const satisfies { status: AdminProjectStatus; title: string }[]

export interface ProjectGroup {
  status: AdminProjectStatus
  title: string
  /** As many as were sent: the newest of all. */
  projects: AdminProjectRow[]
  total: number
  /** How many were sent of all states together: one that was not is older than any of them. */
  sent: number
}

export function groupByStatus({ projects, totals }: ListPartnerProjects200): ProjectGroup[] {
  return groups
    .map((group) => ({
      ...group,
      projects: projects.filter(({ status }) => status === group.status),
      total: totals[group.status],
      sent: projects.length,
    }))
    .filter(({ status, total }) => status !== 'deleted' || total > 0)
}
