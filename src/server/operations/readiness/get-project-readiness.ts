import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import * as projects from '#server/repositories/projects.ts'
import { loadReadiness } from '#server/review/readiness.ts'

export const getProjectReadiness: Operation<'getProjectReadiness'> = async ({
  params,
  member,
  db,
  now,
  fail,
  permit,
}) => {
  const { project } = (await projects.findReviewed(db, params.projectId)) ?? fail('not-found')
  permit(can.review(member, { submitted: project.submittedAt !== null }))
  return await loadReadiness(db, project, now())
}
