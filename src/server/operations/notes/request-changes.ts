import { partNames } from '#domain/application-parts.ts'
import { can } from '#domain/capabilities.ts'
import { isDesk } from '#domain/project-states.ts'
import type { Operation } from '#server/operation.ts'
import { answerReview, lockReview } from '#server/operations/find-project.ts'
import { openRequestedFields } from '#server/operations/notes/requested-fields.ts'
import * as projects from '#server/repositories/projects.ts'
import * as reviewNotes from '#server/repositories/review-notes.ts'
import * as reviews from '#server/repositories/reviews.ts'
import { applyWorkflowAction } from '#server/review/apply-workflow-action.ts'

export const requestChanges: Operation<'requestChanges'> = async (context) => {
  const { member, db, now, permit } = context
  return await db.transaction(async (tx) => {
    const review = await lockReview(tx, context)
    const { project } = review
    permit(can.requestChanges(member, reviews.factsOf(review)))
    await reviewNotes.sendOpen(tx, project.id, now())
    await openRequestedFields(tx, project.id, now())
    const asked = await projects.change(tx, project.id, {
      changesRequestedBy: isDesk(project.stage) ? project.stage : null,
      updatedAt: now(),
    })
    await applyWorkflowAction(tx, context, asked, 'request-changes', partNames(asked.requestedChanges ?? []) || null)
    return await answerReview(tx, context)
  })
}
