import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { presentAdminProjectRow } from '#server/presenters/admin-project.ts'
import * as projects from '#server/repositories/projects.ts'
import { splitWords } from '#server/repositories/text-search.ts'
import { readProgress } from '#server/review/progress.ts'

export const searchProjects: Operation<'searchProjects', 'keyword'> = async (context) => {
  const { query, member, db, permit } = context
  permit(can.searchProjects(member))
  const terms = splitWords(query.keyword)
  if (terms.length === 0) return { items: [] }
  const drafts = can.review(member, { submitted: false }).allowed
  const found = await projects.search(db, terms, { drafts })
  const progress = await readProgress(db, projects.pendingOf(found), context)
  return { items: found.map((row) => presentAdminProjectRow(row, progress)) }
}
