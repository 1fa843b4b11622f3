import { can } from '#domain/capabilities.ts'
import { labelOfNote } from '#domain/requested-fields.ts'
import type { Db } from '#server/db/database.ts'
import { noteMails } from '#server/mail/thread-mail-texts.ts'
import { type Notifying, notify } from '#server/notifications/notify.ts'
import type { Operation } from '#server/operation.ts'
import { lockReviewedProject } from '#server/operations/find-project.ts'
import { checkRevision } from '#server/operations/notes/find-note.ts'
import { answerChangedNote } from '#server/operations/notes/read-notes.ts'
import { openRequestedFields } from '#server/operations/notes/requested-fields.ts'
import type { PresentedNote } from '#server/presenters/review-notes.ts'
import * as projects from '#server/repositories/projects.ts'
import * as reviewNotes from '#server/repositories/review-notes.ts'

export const settleReviewNote: Operation<'settleReviewNote', 'resolved' | 'revision'> = async (context) => {
  const { params, body, member, db, now, fail, permit } = context
  const { resolved, revision } = body
  return await db.transaction(async (tx) => {
    const project = await lockReviewedProject(tx, context)
    const note = (await reviewNotes.find(tx, project.id, params.noteId)) ?? fail('not-found')
    permit(can.settleNote(member, projects.requestedChangesOf(project)))
    checkRevision(note, revision, fail)
    // A reopened note has to be done again.
    await reviewNotes.change(tx, note.id, resolved ? { resolvedAt: now() } : { resolvedAt: null, doneAt: null })
    // The field may have been closed while the note was resolved.
    if (!resolved && project.stage === 'changes' && note.sentAt) await openRequestedFields(tx, project.id, now())
    const settled = await answerChangedNote(tx, context, project, note.id)
    const wasResolved = note.resolvedAt !== null
    if (note.sentAt && wasResolved !== resolved) await notifyPartner(tx, context, project, settled)
    return settled
  })
}

async function notifyPartner(
  tx: Db,
  notifying: Notifying,
  { id: projectId, name: projectName, organisationId }: projects.Project,
  note: PresentedNote,
): Promise<void> {
  const write = note.state === 'resolved' ? noteMails.closed : noteMails.reopened
  const letter = write({ projectId, noteId: note.id, projectName, label: labelOfNote(note), text: note.text })
  await notify(tx, notifying, { kind: 'note', to: { organisationId }, projectId, letter })
}
