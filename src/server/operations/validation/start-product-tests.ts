import { can } from '#domain/capabilities.ts'
import { reviewMessages } from '#domain/review-messages.ts'
import { type Operation, withMessage } from '#server/operation.ts'
import { lockReview } from '#server/operations/find-project.ts'
import { presentProductResult } from '#server/presenters/admin-project.ts'
import * as productCodes from '#server/repositories/product-codes.ts'
import * as productTests from '#server/repositories/product-tests.ts'
import * as reviews from '#server/repositories/reviews.ts'
import { applyWorkflowAction } from '#server/review/apply-workflow-action.ts'

export const startProductTests: Operation<'startProductTests', 'projectId' | 'codeId'> = async (context) => {
  const { body, member, db, jobs, now, fail, permit } = context
  const { projectId, codeId } = body
  const test = await db.transaction(async (tx) => {
    const review = await lockReview(tx, { ...context, params: { projectId } })
    const code =
      codeId === undefined ? null : ((await productCodes.findLive(tx, projectId, codeId)) ?? fail('not-found'))
    permit(can.startProductTests(member, reviews.factsOf(review)))
    // The run of one code takes the results of the others from a report.
    if (code && !(await productTests.latestFinished(tx, projectId))) fail('report-unavailable')
    const started = await productTests.start(tx, projectId, member.accountId, now(), code?.id)
    await applyWorkflowAction(tx, context, review.project, 'start-tests', code && `${code.provider} ${code.code}`)
    return started
  })
  jobs.add('runProductTests', test.id)
  return withMessage(reviewMessages.testTriggered, presentProductResult({ test }))
}
