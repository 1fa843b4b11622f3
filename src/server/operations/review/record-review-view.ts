import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import * as projects from '#server/repositories/projects.ts'
import * as reviews from '#server/repositories/reviews.ts'

export const recordReviewView: Operation<'recordReviewView'> = async ({ params, member, db, now, fail, permit }) => {
  const { project } = (await projects.findReviewed(db, params.projectId)) ?? fail('not-found')
  permit(can.review(member, { submitted: project.submittedAt !== null }))
  await reviews.saveView(db, { projectId: project.id, accountId: member.accountId, viewedAt: now() })
  return null
}
