import { can } from '#domain/capabilities.ts'
import { limits } from '#domain/limits.ts'
import type { Operation } from '#server/operation.ts'
import { presentAdminProjectRow } from '#server/presenters/admin-project.ts'
import { presentTotals } from '#server/presenters/partner.ts'
import * as partners from '#server/repositories/partners.ts'
import * as projects from '#server/repositories/projects.ts'
import { readProgress } from '#server/review/progress.ts'

export const listPartnerProjects: Operation<'listPartnerProjects'> = async (context) => {
  const { params, member, db, fail, permit } = context
  permit(can.viewPartners(member))
  if (!(await partners.find(db, params.orgId))) fail('not-found')
  const found = await projects.listOfPartner(db, params.orgId, limits.rowsPerList)
  const counts = await partners.countProjects(db, [params.orgId])
  const progress = await readProgress(db, projects.pendingOf(found), context)
  return {
    projects: found.map((row) => presentAdminProjectRow(row, progress)),
    totals: presentTotals(counts.get(params.orgId)),
  }
}
