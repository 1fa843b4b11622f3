import type { ApplicationPart } from '#domain/application-parts.ts'
import { can } from '#domain/capabilities.ts'
import { trimToNull } from '#domain/trim-to-null.ts'
import type { Operation } from '#server/operation.ts'
import { answerReview, lockReview } from '#server/operations/find-project.ts'
import * as projects from '#server/repositories/projects.ts'
import * as reviews from '#server/repositories/reviews.ts'
import { applyWorkflowAction, recordRequestedChanges } from '#server/review/apply-workflow-action.ts'

export const rejectProject: Operation<'rejectProject', 'type' | 'approverType' | 'message' | 'changes'> = async (
  context,
) => {
  const { body, member, db, now, permit } = context
  const { message, changes: requestedChanges = null } = body
  return await db.transaction(async (tx) => {
    const review = await lockReview(tx, context)
    permit(can.reject(member, reviews.factsOf(review)))
    const named = await projects.change(tx, review.project.id, {
      requestedChanges,
      ...(opensProviderCode(requestedChanges) && { providerCodeFrozen: false }),
      updatedAt: now(),
    })
    const rejected = await applyWorkflowAction(tx, context, named, 'reject', trimToNull(message))
    await recordRequestedChanges(tx, context, rejected)
    return await answerReview(tx, context)
  })
}

/** A rejection without parts opens all of them. Other operators need another provider code. */
const opensProviderCode = (changes: readonly ApplicationPart[] | null): boolean =>
  changes === null || changes.includes('provider-code') || changes.includes('operators')
