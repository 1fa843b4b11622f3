import type { Operation } from '#server/operation.ts'
import { ownProject } from '#server/operations/calls/own-project.ts'
import { listPage } from '#server/operations/submissions/read.ts'

export const listSubmissions: Operation<'listSubmissions', 'pageNo' | 'limit'> = async ({
  params,
  query,
  member,
  db,
  fail,
  permit,
}) => {
  const project = await ownProject(db, member, params.projectId, { fail, permit })
  return await listPage(db, project.id, query)
}
