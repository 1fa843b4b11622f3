import { can } from '#domain/capabilities.ts'
import { changedFields } from '#domain/desk-parts.ts'
import { fieldOf } from '#domain/requested-fields.ts'
import type { Operation } from '#server/operation.ts'
import { lockOwnProject } from '#server/operations/find-project.ts'
import { findOpenNote } from '#server/operations/notes/find-note.ts'
import { answerChangedNote } from '#server/operations/notes/read-notes.ts'
import { openRequestedFields } from '#server/operations/notes/requested-fields.ts'
import { withDraft } from '#server/operations/notes/typed-application.ts'
import * as goLiveDrafts from '#server/repositories/go-live-drafts.ts'
import * as organisations from '#server/repositories/organisations.ts'
import * as projects from '#server/repositories/projects.ts'
import * as reviewNotes from '#server/repositories/review-notes.ts'
import * as submissions from '#server/repositories/submissions.ts'
import { readApplication } from '#server/review/keep-submission.ts'

/** Closes a further field while nothing of it has changed. */
export const unrelateField: Operation<'unrelateField', 'pointer'> = async (context) => {
  const { params, query, member, db, now, fail, permit } = context
  const { pointer } = query
  return await db.transaction(async (tx) => {
    await organisations.lock(tx, member.organisationId)
    const project = await lockOwnProject(tx, context)
    const note = await findOpenNote(tx, project.id, params.noteId, fail)
    permit(can.workOnNote(member, projects.requestedChangesOf(project)))
    if (!note.related.includes(pointer)) fail('not-found')
    const latest = await submissions.latest(tx, project.id)
    const stored = await readApplication(tx, project.id, member.accountId)
    const current = withDraft(stored, await goLiveDrafts.find(tx, project.id))
    if (latest && changedFields(latest.content, current).includes(fieldOf(pointer))) fail('related-field-changed')
    await reviewNotes.change(tx, note.id, { related: note.related.filter((each) => each !== pointer) })
    await openRequestedFields(tx, project.id, now())
    return await answerChangedNote(tx, context, project, note.id)
  })
}
