import type { Operation } from '#server/operation.ts'
import { findReviewedProject } from '#server/operations/find-project.ts'
import { presentWish } from '#server/presenters/wished-product-code.ts'
import { listWishedCodes } from '#server/repositories/readiness.ts'

export const listProjectWishes: Operation<'listProjectWishes'> = async (context) => {
  const { db } = context
  const { project } = await findReviewedProject(db, context)
  return { items: (await listWishedCodes(db, project.id)).map(presentWish) }
}
