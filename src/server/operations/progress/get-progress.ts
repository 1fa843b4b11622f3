import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { presentProgress } from '#server/presenters/progress.ts'
import * as projects from '#server/repositories/projects.ts'
import { readProgress } from '#server/review/progress.ts'

export const getProgress: Operation<'getProgress'> = async (context) => {
  const { params, member, db, fail, permit } = context
  const project = (await projects.find(db, member.organisationId, params.projectId)) ?? fail('not-found')
  permit(can.viewProject(member, project))
  const progress = await readProgress(db, [project], context)
  return presentProgress(progress.get(project.id) ?? fail('not-found'))
}
