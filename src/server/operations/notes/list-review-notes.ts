import type { Operation } from '#server/operation.ts'
import { findReviewedProject } from '#server/operations/find-project.ts'
import { readNotes } from '#server/operations/notes/read-notes.ts'

export const listReviewNotes: Operation<'listReviewNotes', 'resolved' | 'pageNo' | 'with' | 'limit'> = async (
  context,
) => {
  const { db } = context
  const { project } = await findReviewedProject(db, context)
  return await readNotes(context, project, context.query)
}
