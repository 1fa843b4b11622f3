import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { answerReview, lockReview } from '#server/operations/find-project.ts'
import * as reviews from '#server/repositories/reviews.ts'
import { applyWorkflowAction } from '#server/review/apply-workflow-action.ts'

export const submitForTechApproval: Operation<'submitForTechApproval'> = async (context) => {
  const { member, db, permit } = context
  return await db.transaction(async (tx) => {
    const review = await lockReview(tx, context)
    permit(can.submitForTechApproval(member, reviews.factsOf(review)))
    await applyWorkflowAction(tx, context, review.project, 'hand-over')
    return await answerReview(tx, context)
  })
}
