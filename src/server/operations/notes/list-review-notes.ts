import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { readNotes } from '#server/operations/notes/read-notes.ts'
import * as projects from '#server/repositories/projects.ts'

export const listReviewNotes: Operation<'listReviewNotes', 'resolved' | 'pageNo' | 'with' | 'limit'> = async ({
  params,
  query,
  member,
  db,
  now,
  fail,
  permit,
}) => {
  const { project } = (await projects.findReviewed(db, params.projectId)) ?? fail('not-found')
  permit(can.review(member, { submitted: project.submittedAt !== null }))
  const { resolved, limit, pageNo, with: noteId } = query
  return await readNotes({ db, member, now }, project, { resolved, limit, pageNo, with: noteId })
}
