import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { lockOwnProject } from '#server/operations/find-project.ts'
import { checkRevision, findOpenNote } from '#server/operations/notes/find-note.ts'
import { answerChangedNote } from '#server/operations/notes/read-notes.ts'
import * as projects from '#server/repositories/projects.ts'
import * as reviewNotes from '#server/repositories/review-notes.ts'

export const markNoteDone: Operation<'markNoteDone', 'done' | 'revision'> = async (context) => {
  const { params, body, member, db, now, fail, permit } = context
  const { done, revision } = body
  return await db.transaction(async (tx) => {
    const project = await lockOwnProject(tx, context)
    const note = await findOpenNote(tx, project.id, params.noteId, fail)
    permit(can.workOnNote(member, projects.requestedChangesOf(project)))
    checkRevision(note, revision, fail)
    await reviewNotes.change(tx, note.id, { doneAt: done ? now() : null })
    return await answerChangedNote(tx, context, project, note.id)
  })
}
