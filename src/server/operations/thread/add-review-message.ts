import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { storeMessage } from '#server/operations/thread/store-message.ts'
import { presentReviewMessage } from '#server/presenters/thread.ts'
import * as projects from '#server/repositories/projects.ts'

export const addReviewMessage: Operation<'addReviewMessage', 'id' | 'audience' | 'text' | 'mentions'> = async (
  context,
) => {
  const { params, body, member, db, fail, permit } = context
  const { id, audience, text, mentions } = body
  const stored = await db.transaction(async (tx) => {
    const project = (await projects.lockForReview(tx, params.projectId)) ?? fail('not-found')
    const facts = { state: project.status, submitted: project.submittedAt !== null }
    permit(can.review(member, facts))
    permit(can.writeToThread(member, facts, audience))
    return await storeMessage(tx, context, project, { id, text, mentions, audience })
  })
  return presentReviewMessage(stored)
}
