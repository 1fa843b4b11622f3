import type { Operation } from '#server/operation.ts'
import { findReviewedProject } from '#server/operations/find-project.ts'
import { loadReadiness } from '#server/review/readiness.ts'

export const getProjectReadiness: Operation<'getProjectReadiness'> = async (context) => {
  const { db, now } = context
  const { project } = await findReviewedProject(db, context)
  return await loadReadiness(db, project, now())
}
