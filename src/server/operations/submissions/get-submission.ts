import type { Operation } from '#server/operation.ts'
import { findOwnProject } from '#server/operations/find-project.ts'
import { findSubmission } from '#server/operations/submissions/find-submission.ts'
import { presentSubmission } from '#server/presenters/submission.ts'

export const getSubmission: Operation<'getSubmission'> = async (context) => {
  const { params, db, fail } = context
  const project = await findOwnProject(db, context)
  return presentSubmission(await findSubmission(db, project.id, params.number, fail), [])
}
