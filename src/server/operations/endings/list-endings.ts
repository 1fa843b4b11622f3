import { mostReadCalls } from '#domain/product-impact.ts'
import { usesSince } from '#server/impact/find-uses.ts'
import { projectEndings } from '#server/impact/project-endings.ts'
import type { Operation } from '#server/operation.ts'
import { findOwnProject } from '#server/operations/find-project.ts'
import { presentEndings } from '#server/presenters/api-changes.ts'

export const listEndings: Operation<'listEndings'> = async (context) => {
  const { productChanges, db, now } = context
  const project = await findOwnProject(db, context)
  const since = usesSince(now())
  const search = { db, since, mostRead: mostReadCalls, projectId: project.id }
  return presentEndings(since, await projectEndings(search, productChanges))
}
