import { can } from '#domain/capabilities.ts'
import type { Db } from '#server/db/database.ts'
import { noteMails } from '#server/mail/thread-mail-texts.ts'
import { type Notifying, notify } from '#server/notifications/notify.ts'
import type { Operation } from '#server/operation.ts'
import { lockReviewedProject } from '#server/operations/find-project.ts'
import { checkRevision } from '#server/operations/notes/find-note.ts'
import { answerChangedNote } from '#server/operations/notes/read-notes.ts'
import { openRequestedFields } from '#server/operations/notes/requested-fields.ts'
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
    const isSettled = note.resolvedAt !== null
    if (note.sentAt && isSettled !== resolved) await notifyPartner(tx, context, project, { ...note, resolved })
    // The field may have been closed while the note was resolved.
    if (!resolved && project.stage === 'changes' && note.sentAt) await openRequestedFields(tx, project.id, now())
    return await answerChangedNote(tx, context, project, note.id)
  })
}

async function notifyPartner(
  tx: Db,
  notifying: Notifying,
  { id: projectId, name: projectName, organisationId }: projects.Project,
  { id: noteId, pointer, text, resolved }: { id: string; pointer: string; text: string; resolved: boolean },
): Promise<void> {
  const write = resolved ? noteMails.closed : noteMails.reopened
  const letter = write({ projectId, noteId, projectName, pointer, text })
  await notify(tx, notifying, { kind: 'note', to: { organisationId }, projectId, letter })
}
