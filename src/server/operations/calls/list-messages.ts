import type { Operation } from '#server/operation.ts'
import { findOwnProject } from '#server/operations/find-project.ts'
import { presentMessage } from '#server/presenters/call.ts'
import * as simulatorRecords from '#server/repositories/simulator-records.ts'

export const listMessages: Operation<'listMessages', 'environment' | 'limit'> = async (context) => {
  const { query, db } = context
  const project = await findOwnProject(db, context)
  const found = await simulatorRecords.listMessages(db, project.id, query.environment, query.limit)
  return { items: found.map(presentMessage) }
}
