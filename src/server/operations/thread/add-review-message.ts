import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { lockReviewedProject } from '#server/operations/find-project.ts'
import { storeMessage } from '#server/operations/thread/store-message.ts'
import { presentReviewMessage } from '#server/presenters/thread.ts'

export const addReviewMessage: Operation<'addReviewMessage', 'id' | 'audience' | 'text' | 'mentions'> = async (
  context,
) => {
  const { body, member, db, permit } = context
  const { id, audience, text, mentions } = body
  const stored = await db.transaction(async (tx) => {
    const project = await lockReviewedProject(tx, context)
    permit(can.writeToThread(member, { state: project.status, submitted: project.submittedAt !== null }, audience))
    return await storeMessage(tx, context, project, { id, text, mentions, audience })
  })
  return presentReviewMessage(stored)
}
