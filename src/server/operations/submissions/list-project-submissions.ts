import type { Operation } from '#server/operation.ts'
import { findReadable, listPage } from '#server/operations/submissions/read.ts'

export const listProjectSubmissions: Operation<'listProjectSubmissions', 'pageNo' | 'limit'> = async ({
  params,
  query,
  member,
  db,
  fail,
  permit,
}) => {
  const { project } = await findReadable(db, member, params.projectId, { fail, permit })
  return await listPage(db, project.id, query)
}
