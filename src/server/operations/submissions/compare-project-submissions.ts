import { hiddenPartsFrom } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { findReviewedProject } from '#server/operations/find-project.ts'
import { findComparedSubmissions } from '#server/operations/submissions/find-submission.ts'
import { presentComparison } from '#server/presenters/submission.ts'
import { recordRead } from '#server/review/record-read.ts'

export const compareProjectSubmissions: Operation<'compareProjectSubmissions', 'from'> = async (context) => {
  const { member, db } = context
  const { project, organisation } = await findReviewedProject(db, context)
  const comparison = presentComparison(await findComparedSubmissions(db, project, context), hiddenPartsFrom(member))
  const showsBank = comparison.changes.some(({ part }) => part === 'bank' && !comparison.hidden.includes(part))
  if (showsBank) await recordRead(context, 'bank-details-read', organisation.id)
  return comparison
}
