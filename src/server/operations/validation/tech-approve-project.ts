import { can } from '#domain/capabilities.ts'
import { reviewMessages } from '#domain/review-messages.ts'
import { trimToNull } from '#domain/trim-to-null.ts'
import { type Context, type Operation, withMessage } from '#server/operation.ts'
import { answerReview, lockReview } from '#server/operations/find-project.ts'
import { toDocument } from '#server/operations/organisation/store-document.ts'
import * as documents from '#server/repositories/documents.ts'
import * as reviews from '#server/repositories/reviews.ts'
import { applyWorkflowAction } from '#server/review/apply-workflow-action.ts'

type Field =
  | 'type'
  | 'approverType'
  | 'message'
  | 'file'
  | `checks.${'ipAddresses' | 'productCodes' | 'documents'}`
  | `body.${'type' | 'approverType' | 'message'}`
  | `body.checks.${'ipAddresses' | 'productCodes' | 'documents'}`

export const techApproveProject: Operation<'techApproveProject', Field> = async (context) => {
  const { member, db, jobs, now, permit } = context
  const { approval, file } = partsOf(context.body)
  const approved = await db.transaction(async (tx) => {
    const review = await lockReview(tx, context)
    permit(can.approveTechnically(member, reviews.factsOf(review)))
    if (file) {
      const document = await toDocument(file, member.accountId, now())
      jobs.add('scanDocument', (await documents.insertApproval(tx, review.project.id, document)).id)
    }
    await applyWorkflowAction(tx, context, review.project, 'approve-technically', trimToNull(approval.message))
    return await answerReview(tx, context)
  })
  return withMessage(reviewMessages.techApproved.text, approved)
}

/** The approval, as JSON or as the JSON part of a form with a file. */
function partsOf(body: Context<'techApproveProject'>['body']) {
  return 'body' in body ? { approval: body.body, file: body.file } : { approval: body, file: undefined }
}
