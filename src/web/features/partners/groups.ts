import type { AdminProjectStatus } from '#generated/admin/model/adminProjectStatus.ts'
import type { ListPartnerProjects200 } from '#generated/admin/model/listPartnerProjects200.ts'

/** The lists of a partner's page, in this order. */
const groups = [
  { status: 'pending', title: 'Pending Projects' },
  { status: 'live', title: 'Approved Projects' },
  { status: 'draft', title: 'Inactive Projects' },
  { status: 'reject', title: 'Rejected Projects' },
  // Shown only when it holds something. The partner's total counts suspended projects, so they have to be listed.
  { status: 'deleted', title: 'Suspended Projects' },
] as const satisfies { status: AdminProjectStatus; title: string }[]

export type ProjectGroup = ReturnType<typeof groupByStatus>[number]

export function groupByStatus({ projects, totals }: ListPartnerProjects200) {
  return groups
    .map((group) => ({
      ...group,
      /** The newest ones; the server limits how many it sends over all lists. */
      projects: projects.filter(({ status }) => status === group.status),
      total: totals[group.status],
      /** How many projects the server sent over all lists. Those that it left out are older. */
      sent: projects.length,
    }))
    .filter(({ status, total }) => status !== 'deleted' || total > 0)
}
