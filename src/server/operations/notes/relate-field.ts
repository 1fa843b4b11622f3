import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { lockOwnProject } from '#server/operations/find-project.ts'
import { checkPointer, findOpenNote } from '#server/operations/notes/find-note.ts'
import { answerChangedNote } from '#server/operations/notes/read-notes.ts'
import { openRequestedFields } from '#server/operations/notes/requested-fields.ts'
import * as organisations from '#server/repositories/organisations.ts'
import * as projects from '#server/repositories/projects.ts'
import * as reviewNotes from '#server/repositories/review-notes.ts'

/** Opens a further field together with that of a note. */
export const relateField: Operation<'relateField', 'pointer'> = async (context) => {
  const { params, body, member, db, now, fail, permit } = context
  const { pointer } = body
  return await db.transaction(async (tx) => {
    // The field may belong to the company. Decisions lock the company before the project too.
    const company = await organisations.lock(tx, member.organisationId)
    const project = await lockOwnProject(tx, context)
    const note = await findOpenNote(tx, project.id, params.noteId, fail)
    const standing = projects.requestedChangesOf(project)
    permit(can.workOnNote(member, standing))
    await checkPointer(tx, project.id, pointer, fail)
    const othersUnderReview = await projects.areOthersPending(tx, project)
    permit(can.relateField(member, standing, { ...company, othersUnderReview }, { pointer, ofNote: note.pointer }))
    await reviewNotes.change(tx, note.id, { related: [...new Set([...note.related, pointer])] })
    await openRequestedFields(tx, project.id, now())
    return await answerChangedNote(tx, context, project, note.id)
  })
}
