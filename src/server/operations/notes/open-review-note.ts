import { can } from '#domain/capabilities.ts'
import { isDesk } from '#domain/project-states.ts'
import { announceChange } from '#server/notifications/announce-change.ts'
import type { Operation } from '#server/operation.ts'
import { checkPointer } from '#server/operations/notes/find-note.ts'
import { readNote } from '#server/operations/notes/read-notes.ts'
import * as projects from '#server/repositories/projects.ts'
import * as reviewNotes from '#server/repositories/review-notes.ts'

export const openReviewNote: Operation<'openReviewNote', 'pointer' | 'text' | 'blocking'> = async ({
  params,
  body,
  member,
  db,
  now,
  fail,
  permit,
}) => {
  const { pointer, text, blocking } = body
  return await db.transaction(async (tx) => {
    const project = (await projects.lockForReview(tx, params.projectId)) ?? fail('not-found')
    permit(can.review(member, { submitted: project.submittedAt !== null }))
    permit(can.writeNote(member, projects.requestedChangesOf(project)))
    const desk = isDesk(project.stage) ? project.stage : fail('wrong-stage')
    const submission = await checkPointer(tx, project.id, pointer, fail)
    const { id } = await reviewNotes.add(tx, {
      projectId: project.id,
      desk,
      pointer,
      text: text.trim(),
      blocking,
      submission,
      createdBy: member.accountId,
      createdAt: now(),
    })
    await announceChange(tx, project, 'desks')
    return await readNote({ db: tx, member, now }, project, id, fail)
  })
}
