import type { Operation } from '#server/operation.ts'
import { ownProject } from '#server/operations/calls/own-project.ts'
import { presentMessage } from '#server/presenters/call.ts'
import * as simulatorRecords from '#server/repositories/simulator-records.ts'

export const listMessages: Operation<'listMessages', 'environment' | 'limit'> = async ({
  params,
  query,
  member,
  db,
  fail,
  permit,
}) => {
  const project = await ownProject(db, member, params.projectId, { fail, permit })
  const found = await simulatorRecords.listMessages(db, project.id, query.environment, query.limit)
  return { items: found.map(presentMessage) }
}
