import type { Operation } from '#server/operation.ts'
import { findOwnProject } from '#server/operations/find-project.ts'
import { findComparedSubmissions } from '#server/operations/submissions/find-submission.ts'
import { presentComparison } from '#server/presenters/submission.ts'

export const compareSubmissions: Operation<'compareSubmissions', 'from'> = async (context) => {
  const { db } = context
  const project = await findOwnProject(db, context)
  return presentComparison(await findComparedSubmissions(db, project, context), [])
}
