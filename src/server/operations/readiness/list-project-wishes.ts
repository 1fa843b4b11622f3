import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { presentWish } from '#server/presenters/wished-product-code.ts'
import * as projects from '#server/repositories/projects.ts'
import { listWishedCodes } from '#server/repositories/readiness.ts'

export const listProjectWishes: Operation<'listProjectWishes'> = async ({ params, member, db, fail, permit }) => {
  const { project } = (await projects.findReviewed(db, params.projectId)) ?? fail('not-found')
  permit(can.review(member, { submitted: project.submittedAt !== null }))
  return { items: (await listWishedCodes(db, project.id)).map(presentWish) }
}
