import { can } from '#domain/capabilities.ts'
import { announceChange } from '#server/notifications/announce-change.ts'
import type { Operation } from '#server/operation.ts'
import { checkRevision } from '#server/operations/notes/find-note.ts'
import { readNote } from '#server/operations/notes/read-notes.ts'
import * as projects from '#server/repositories/projects.ts'
import * as reviewNotes from '#server/repositories/review-notes.ts'

export const settleReviewNote: Operation<'settleReviewNote', 'resolved' | 'revision'> = async ({
  params,
  body,
  member,
  db,
  now,
  fail,
  permit,
}) => {
  const { resolved, revision } = body
  return await db.transaction(async (tx) => {
    const project = (await projects.lockForReview(tx, params.projectId)) ?? fail('not-found')
    permit(can.review(member, { submitted: project.submittedAt !== null }))
    const note = (await reviewNotes.find(tx, project.id, params.noteId)) ?? fail('not-found')
    permit(can.settleNote(member, projects.requestedChangesOf(project)))
    checkRevision(note, revision, fail)
    // A reopened note has to be done again.
    await reviewNotes.change(tx, note.id, resolved ? { resolvedAt: now() } : { resolvedAt: null, doneAt: null })
    await announceChange(tx, project, 'all')
    return await readNote({ db: tx, member, now }, project, note.id, fail)
  })
}
