import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { lockOwnProject } from '#server/operations/find-project.ts'
import { storeMessage } from '#server/operations/thread/store-message.ts'
import { presentThreadMessage } from '#server/presenters/thread.ts'

export const addThreadMessage: Operation<'addThreadMessage', 'id' | 'text' | 'mentions'> = async (context) => {
  const { body, member, db, permit } = context
  const { id, text, mentions } = body
  const stored = await db.transaction(async (tx) => {
    const project = await lockOwnProject(tx, context)
    permit(can.viewProject(member, project))
    permit(can.writeToThread(member, { state: project.status, submitted: project.submittedAt !== null }, 'all'))
    return await storeMessage(tx, context, project, { id, text, mentions, audience: 'all' })
  })
  return presentThreadMessage(stored)
}
