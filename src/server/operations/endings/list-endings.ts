import { can } from '#domain/capabilities.ts'
import { usesSince } from '#server/impact/find-uses.ts'
import { projectEndings } from '#server/impact/project-endings.ts'
import type { Operation } from '#server/operation.ts'
import { presentEndings } from '#server/presenters/api-changes.ts'
import * as projects from '#server/repositories/projects.ts'

/** Contents are read for a page, so not those of millions of calls. */
const mostRead = 10_000

export const listEndings: Operation<'listEndings'> = async (context) => {
  const { params, member, productChanges, db, now, fail, permit } = context
  const project = (await projects.find(db, member.organisationId, params.projectId)) ?? fail('not-found')
  permit(can.viewProject(member, project))
  const since = usesSince(now())
  return presentEndings(since, await projectEndings({ db, since, mostRead, projectId: project.id }, productChanges))
}
