import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import * as projects from '#server/repositories/projects.ts'
import { loadReadiness } from '#server/review/readiness.ts'

export const getReadiness: Operation<'getReadiness'> = async ({ params, member, db, now, fail, permit }) => {
  const project = (await projects.find(db, member.organisationId, params.projectId)) ?? fail('not-found')
  permit(can.viewProject(member, project))
  return await loadReadiness(db, project, now())
}
