import type { Operation } from '#server/operation.ts'
import { findOwnProject } from '#server/operations/find-project.ts'
import { listPage } from '#server/operations/submissions/read.ts'

export const listSubmissions: Operation<'listSubmissions', 'pageNo' | 'limit'> = async (context) => {
  const { query, db } = context
  const project = await findOwnProject(db, context)
  return await listPage(db, project.id, query)
}
