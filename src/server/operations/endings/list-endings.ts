import { can } from '#domain/capabilities.ts'
import { mostReadCalls } from '#domain/product-impact.ts'
import { usesSince } from '#server/impact/find-uses.ts'
import { projectEndings } from '#server/impact/project-endings.ts'
import type { Operation } from '#server/operation.ts'
import { presentEndings } from '#server/presenters/api-changes.ts'
import * as projects from '#server/repositories/projects.ts'

export const listEndings: Operation<'listEndings'> = async (context) => {
  const { params, member, productChanges, db, now, fail, permit } = context
  const project = (await projects.find(db, member.organisationId, params.projectId)) ?? fail('not-found')
  permit(can.viewProject(member, project))
  const since = usesSince(now())
  const search = { db, since, mostRead: mostReadCalls, projectId: project.id }
  return presentEndings(since, await projectEndings(search, productChanges))
}
