import type { Operation } from '#server/operation.ts'
import { findReviewedProject } from '#server/operations/find-project.ts'
import * as reviews from '#server/repositories/reviews.ts'

export const recordReviewView: Operation<'recordReviewView'> = async (context) => {
  const { member, db, now } = context
  const { project } = await findReviewedProject(db, context)
  await reviews.saveView(db, { projectId: project.id, accountId: member.accountId, viewedAt: now() })
  return null
}
