import type { Operation } from '#server/operation.ts'
import { findOwnProject } from '#server/operations/find-project.ts'
import { loadReadiness } from '#server/review/readiness.ts'

export const getReadiness: Operation<'getReadiness'> = async (context) => {
  const { db, now } = context
  const project = await findOwnProject(db, context)
  return await loadReadiness(db, project, now())
}
