import { can } from '#domain/capabilities.ts'
import { reviewStages } from '#domain/project-states.ts'
import { labelOfNote } from '#domain/requested-fields.ts'
import { noteMails } from '#server/mail/thread-mail-texts.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Operation } from '#server/operation.ts'
import { lockOwnProject } from '#server/operations/find-project.ts'
import { findOpenNote } from '#server/operations/notes/find-note.ts'
import { answerChangedNote } from '#server/operations/notes/read-notes.ts'
import * as projects from '#server/repositories/projects.ts'
import * as reviewNotes from '#server/repositories/review-notes.ts'

export const answerNote: Operation<'answerNote', 'text'> = async (context) => {
  const { params, body, member, db, now, fail, permit } = context
  return await db.transaction(async (tx) => {
    const project = await lockOwnProject(tx, context)
    const note = await findOpenNote(tx, project.id, params.noteId, fail)
    permit(can.answerNote(member, projects.requestedChangesOf(project)))
    const answer = { text: body.text, createdBy: member.accountId, createdAt: now() }
    await reviewNotes.addAnswer(tx, { noteId: note.id, ...answer })
    await reviewNotes.change(tx, note.id, {})
    const answered = await answerChangedNote(tx, context, project, note.id)
    const { role } = reviewStages[note.desk]
    const { id: projectId, name: projectName } = project
    const facts = { projectId, noteId: note.id, projectName, label: labelOfNote(answered), text: answer.text }
    const letter = noteMails.answered(facts, member.email, role)
    await notify(tx, context, { kind: 'note', to: { role }, projectId, letter })
    return answered
  })
}
