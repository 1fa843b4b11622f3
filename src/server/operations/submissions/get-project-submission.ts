import { hiddenPartsFrom } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { findReviewedProject } from '#server/operations/find-project.ts'
import { findSubmission } from '#server/operations/submissions/find-submission.ts'
import { presentSubmission } from '#server/presenters/submission.ts'
import { recordRead } from '#server/review/record-read.ts'

export const getProjectSubmission: Operation<'getProjectSubmission'> = async (context) => {
  const { params, member, db } = context
  const { project, organisation } = await findReviewedProject(db, context)
  const submission = await findSubmission(db, project.id, params.number, context.fail)
  const hidden = hiddenPartsFrom(member)
  if (!hidden.includes('bank')) await recordRead(context, 'bank-details-read', organisation.id)
  return presentSubmission(submission, hidden)
}
