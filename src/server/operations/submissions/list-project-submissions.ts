import type { Operation } from '#server/operation.ts'
import { findReviewedProject } from '#server/operations/find-project.ts'
import { listSubmissionPage } from '#server/operations/submissions/find-submission.ts'

export const listProjectSubmissions: Operation<'listProjectSubmissions', 'pageNo' | 'limit'> = async (context) => {
  const { query, db } = context
  const { project } = await findReviewedProject(db, context)
  return await listSubmissionPage(db, project.id, query)
}
