import { can } from '#domain/capabilities.ts'
import { limits } from '#domain/limits.ts'
import { ownDeskOf, pendingStagesOf } from '#domain/project-states.ts'
import type { Operation } from '#server/operation.ts'
import { presentAdminProjectRow } from '#server/presenters/admin-project.ts'
import * as projects from '#server/repositories/projects.ts'
import * as reviewMoves from '#server/repositories/review-moves.ts'
import { readProgress } from '#server/review/progress.ts'

export const listPendingProjects: Operation<'listPendingProjects', 'limit'> = async (context) => {
  const { query, member, db, now, permit } = context
  permit(can.listPendingProjects(member))
  const stages = pendingStagesOf(member.role)
  const found = await projects.listPending(db, stages, query.limit)
  // The overdue ones beyond the page count too.
  const waiting =
    found.length < query.limit
      ? projects.pendingOf(found)
      : await projects.listPendingAlone(db, stages, Math.max(query.limit, limits.rowsCounted))
  const [progress, total, median] = await Promise.all([
    readProgress(db, waiting, context),
    projects.countPending(db, stages),
    reviewMoves.medianStay(db, ownDeskOf(member.role), now()),
  ])
  const overdue = [...progress.values()].filter(({ clock }) => clock?.overdue).length
  return {
    items: found.map((row) => presentAdminProjectRow(row, progress)),
    total,
    queue: { overdue, ...median },
  }
}
