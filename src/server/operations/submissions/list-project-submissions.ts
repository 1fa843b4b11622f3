import type { Operation } from '#server/operation.ts'
import { findReviewedProject } from '#server/operations/find-project.ts'
import { listPage } from '#server/operations/submissions/read.ts'

export const listProjectSubmissions: Operation<'listProjectSubmissions', 'pageNo' | 'limit'> = async (context) => {
  const { query, db } = context
  const { project } = await findReviewedProject(db, context)
  return await listPage(db, project.id, query)
}
