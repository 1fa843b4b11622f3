import { can } from '#domain/capabilities.ts'
import { trimToNull } from '#domain/trim-to-null.ts'
import type { Operation } from '#server/operation.ts'
import { answerReview, lockReview } from '#server/operations/find-project.ts'
import * as reviews from '#server/repositories/reviews.ts'
import { applyWorkflowAction } from '#server/review/apply-workflow-action.ts'

export const reinstateProject: Operation<'reinstateProject', 'type' | 'approverType' | 'message'> = async (context) => {
  const { body, member, db, permit } = context
  return await db.transaction(async (tx) => {
    const review = await lockReview(tx, context)
    permit(can.reinstate(member, reviews.factsOf(review)))
    await applyWorkflowAction(tx, context, review.project, 'reinstate', trimToNull(body.message))
    return await answerReview(tx, context)
  })
}
