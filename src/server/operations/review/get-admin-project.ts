import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { presentAdminProject } from '#server/presenters/admin-project.ts'
import * as reviews from '#server/repositories/reviews.ts'

export const getAdminProject: Operation<'getAdminProject'> = async (context) => {
  const { params, member, db, fail, permit } = context
  const review = (await reviews.find(db, params.projectId)) ?? fail('not-found')
  permit(can.review(member, { submitted: review.project.submittedAt !== null }))
  return presentAdminProject(review, context)
}
