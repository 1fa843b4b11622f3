import { can } from '#domain/capabilities.ts'
import { type Operation, withMessage } from '#server/operation.ts'
import { lockReview } from '#server/operations/find-project.ts'
import * as projects from '#server/repositories/projects.ts'
import * as reviews from '#server/repositories/reviews.ts'
import { applyWorkflowAction } from '#server/review/apply-workflow-action.ts'

export const saveProviderCode: Operation<'saveProviderCode', 'providerCode'> = async (context) => {
  const { body, member, db, now, permit } = context
  const { providerCode } = body
  await db.transaction(async (tx) => {
    const review = await lockReview(tx, context)
    permit(can.saveProviderCode(member, reviews.factsOf(review)))
    const saved = await projects.change(tx, review.project.id, { providerCode, updatedAt: now() })
    await applyWorkflowAction(tx, context, saved, 'save-provider-code', providerCode)
  })
  return withMessage('Saved!', { providerCode, providerCodeFreeze: false })
}
