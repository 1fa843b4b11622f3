import type { Operation } from '#server/operation.ts'
import { findOwnProject } from '#server/operations/find-project.ts'
import { readNotes } from '#server/operations/notes/read-notes.ts'

export const listProjectNotes: Operation<'listProjectNotes', 'resolved' | 'pageNo' | 'with' | 'limit'> = async (
  context,
) => {
  const { db } = context
  const project = await findOwnProject(db, context)
  return await readNotes(context, project, context.query)
}
