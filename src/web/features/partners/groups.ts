import { fromAdminStatus, listTitle } from '#domain/project-states.ts'
import type { ListPartnerProjects200 } from '#generated/admin/model/listPartnerProjects200.ts'

/** The lists of a partner's page, in this order. */
const groups = [
  'pending',
  'live',
  'draft',
  'reject',
  // Shown only when it holds something. The partner's total counts suspended projects, so they have to be listed.
  'deleted',
] as const

export type ProjectGroup = ReturnType<typeof groupByStatus>[number]

export function groupByStatus({ projects, totals }: ListPartnerProjects200) {
  return groups
    .map((status) => ({
      status,
      title: listTitle(fromAdminStatus(status)),
      /** The newest ones; the server limits how many it sends over all lists. */
      projects: projects.filter((project) => project.status === status),
      total: totals[status],
      /** How many projects the server sent over all lists. Those that it left out are older. */
      sent: projects.length,
    }))
    .filter(({ status, total }) => status !== 'deleted' || total > 0)
}
