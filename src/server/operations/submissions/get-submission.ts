import type { Operation } from '#server/operation.ts'
import { ownProject } from '#server/operations/calls/own-project.ts'
import { findSubmission } from '#server/operations/submissions/read.ts'
import { presentSubmission } from '#server/presenters/submission.ts'

export const getSubmission: Operation<'getSubmission'> = async ({ params, member, db, fail, permit }) => {
  const project = await ownProject(db, member, params.projectId, { fail, permit })
  return presentSubmission(await findSubmission(db, project.id, params.number, fail), [])
}
