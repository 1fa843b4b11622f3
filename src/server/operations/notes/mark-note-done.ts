import { can } from '#domain/capabilities.ts'
import { announceChange } from '#server/notifications/announce-change.ts'
import type { Operation } from '#server/operation.ts'
import { checkRevision, findOpenNote } from '#server/operations/notes/find-note.ts'
import { readNote } from '#server/operations/notes/read-notes.ts'
import * as projects from '#server/repositories/projects.ts'
import * as reviewNotes from '#server/repositories/review-notes.ts'

export const markNoteDone: Operation<'markNoteDone', 'done' | 'revision'> = async ({
  params,
  body,
  member,
  db,
  now,
  fail,
  permit,
}) => {
  const { done, revision } = body
  return await db.transaction(async (tx) => {
    const project = (await projects.lock(tx, member.organisationId, params.projectId)) ?? fail('not-found')
    const note = await findOpenNote(tx, project.id, params.noteId, fail)
    permit(can.workOnNote(member, projects.requestedChangesOf(project)))
    checkRevision(note, revision, fail)
    await reviewNotes.change(tx, note.id, { doneAt: done ? now() : null })
    await announceChange(tx, project, 'all')
    return await readNote({ db: tx, member, now }, project, note.id, fail)
  })
}
