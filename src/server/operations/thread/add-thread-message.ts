import { can } from '#domain/capabilities.ts'
import { everyFieldIsMapped, type Operation } from '#server/operation.ts'
import { storeMessage } from '#server/operations/thread/store-message.ts'
import { presentThreadMessage } from '#server/presenters/thread.ts'
import * as projects from '#server/repositories/projects.ts'

export const addThreadMessage: Operation<'addThreadMessage'> = async (context) => {
  const { params, body, member, db, fail, permit } = context
  const { id, text, mentions, ...unmapped } = body
  everyFieldIsMapped(unmapped)
  const stored = await db.transaction(async (tx) => {
    const project = (await projects.lock(tx, member.organisationId, params.projectId)) ?? fail('not-found')
    permit(can.viewProject(member, project))
    permit(can.writeToThread(member, { state: project.status, submitted: project.submittedAt !== null }, 'all'))
    return await storeMessage(tx, context, project, { id, text, mentions, audience: 'all' })
  })
  return presentThreadMessage(stored)
}
