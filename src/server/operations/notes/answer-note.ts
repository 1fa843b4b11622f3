import { can } from '#domain/capabilities.ts'
import { announceChange } from '#server/notifications/announce-change.ts'
import type { Operation } from '#server/operation.ts'
import { findOpenNote } from '#server/operations/notes/find-note.ts'
import { readNote } from '#server/operations/notes/read-notes.ts'
import * as projects from '#server/repositories/projects.ts'
import * as reviewNotes from '#server/repositories/review-notes.ts'

export const answerNote: Operation<'answerNote', 'text'> = async ({ params, body, member, db, now, fail, permit }) => {
  const { text } = body
  return await db.transaction(async (tx) => {
    const project = (await projects.lock(tx, member.organisationId, params.projectId)) ?? fail('not-found')
    const note = await findOpenNote(tx, project.id, params.noteId, fail)
    permit(can.answerNote(member, projects.requestedChangesOf(project)))
    await reviewNotes.addAnswer(tx, {
      noteId: note.id,
      text: text.trim(),
      createdBy: member.accountId,
      createdAt: now(),
    })
    await reviewNotes.change(tx, note.id, {})
    await announceChange(tx, project, 'all')
    return await readNote({ db: tx, member, now }, project, note.id, fail)
  })
}
