import { can } from '#domain/capabilities.ts'
import { pageMessages } from '#domain/page-messages.ts'
import { fail, type Operation, permit, withMessage } from '#server/operation.ts'
import { presentProductResult } from '#server/presenters/admin-project.ts'
import * as productTests from '#server/repositories/product-tests.ts'
import * as reviews from '#server/repositories/reviews.ts'
import { advance } from '#server/review/advance.ts'

export const startProductTests: Operation<'startProductTests'> = async (context) => {
  const { body, member, db, jobs, now } = context
  const test = await db.transaction(async (tx) => {
    const review = (await reviews.lock(tx, body.projectId)) ?? fail('not-found')
    permit(can.review(member, { submitted: review.project.submittedAt !== null }))
    permit(can.startProductTests(member, reviews.factsOf(review)))
    const started = await productTests.start(tx, review.project.id, member.accountId, now())
    await advance(tx, context, review.project, 'start-tests')
    return started
  })
  jobs.add('runProductTests', test.id)
  return withMessage(pageMessages.review.testTriggered, presentProductResult({ test }))
}
