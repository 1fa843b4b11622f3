import { can } from '#domain/capabilities.ts'
import { type Operation, permit } from '#server/operation.ts'
import { presentAdminProjectRow } from '#server/presenters/admin-project.ts'
import * as projects from '#server/repositories/projects.ts'
import { splitWords } from '#server/repositories/text-search.ts'

export const searchProjects: Operation<'searchProjects'> = async (context) => {
  const { query, member, db } = context
  permit(can.searchProjects(member))
  const words = splitWords(query.keyword)
  if (words.length === 0) return { items: [] }
  const drafts = can.review(member, { submitted: false }).allowed
  const found = await projects.search(db, words, { drafts })
  return { items: found.map((row) => presentAdminProjectRow(row, context)) }
}
