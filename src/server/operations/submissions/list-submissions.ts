import type { Operation } from '#server/operation.ts'
import { findOwnProject } from '#server/operations/find-project.ts'
import { listSubmissionPage } from '#server/operations/submissions/find-submission.ts'

export const listSubmissions: Operation<'listSubmissions', 'pageNo' | 'limit'> = async (context) => {
  const { query, db } = context
  const project = await findOwnProject(db, context)
  return await listSubmissionPage(db, project.id, query)
}
