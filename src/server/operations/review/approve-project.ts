import { can } from '#domain/capabilities.ts'
import { trimToNull } from '#domain/trim-to-null.ts'
import type { Operation } from '#server/operation.ts'
import { answerReview, lockReview } from '#server/operations/find-project.ts'
import * as reviews from '#server/repositories/reviews.ts'
import { applyWorkflowAction } from '#server/review/apply-workflow-action.ts'
import { isProfileChanged } from '#server/review/desk-checks.ts'

export const approveProject: Operation<'approveProject', 'type' | 'approverType' | 'message'> = async (context) => {
  const { body, member, db, fail, permit } = context
  return await db.transaction(async (tx) => {
    const review = await lockReview(tx, context)
    permit(can.approve(member, reviews.factsOf(review)))
    if (await isProfileChanged(tx, review.project)) fail('profile-not-submitted')
    await applyWorkflowAction(tx, context, review.project, 'approve', trimToNull(body.message))
    return await answerReview(tx, context)
  })
}
