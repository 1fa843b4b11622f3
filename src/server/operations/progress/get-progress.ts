import { promisedDays } from '#domain/review-promise.ts'
import type { Operation } from '#server/operation.ts'
import { findOwnProject } from '#server/operations/find-project.ts'
import { presentProgress } from '#server/presenters/progress.ts'
import { readProgress } from '#server/review/progress.ts'

export const getProgress: Operation<'getProgress'> = async (context) => {
  const { db, fail } = context
  const project = await findOwnProject(db, context)
  const clock = { config: { reviewDays: promisedDays }, now: context.now }
  const progress = await readProgress(db, [project], clock)
  return presentProgress(progress.get(project.id) ?? fail('not-found'))
}
