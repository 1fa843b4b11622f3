import { can } from '#domain/capabilities.ts'
import { pendingStagesOf } from '#domain/project-states.ts'
import { type Operation, permit } from '#server/operation.ts'
import { presentAdminProjectRow } from '#server/presenters/admin-project.ts'
import * as projects from '#server/repositories/projects.ts'

export const listPendingProjects: Operation<'listPendingProjects'> = async (context) => {
  const { query, member, db } = context
  permit(can.listPendingProjects(member))
  const stages = pendingStagesOf(member.role)
  const [found, total] = await Promise.all([
    projects.listPending(db, stages, query.limit),
    projects.countPending(db, stages),
  ])
  return { items: found.map((row) => presentAdminProjectRow(row, context)), total }
}
