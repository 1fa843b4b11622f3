import type { Operation } from '#server/operation.ts'
import { presentMessage } from '#server/presenters/handset-message.ts'
import * as simulatorRecords from '#server/repositories/simulator-records.ts'
import { ownProject } from './own-project.ts'

export const listMessages: Operation<'listMessages'> = async ({ params, query, member, db }) => {
  const project = await ownProject(db, member, params.projectId)
  const found = await simulatorRecords.listMessages(db, project.id, query.environment, query.limit)
  return { items: found.map(presentMessage) }
}
