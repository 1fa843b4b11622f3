import { can } from '#domain/capabilities.ts'
import { isDesk } from '#domain/project-states.ts'
import type { Operation } from '#server/operation.ts'
import { lockReviewedProject } from '#server/operations/find-project.ts'
import { checkPointer } from '#server/operations/notes/find-note.ts'
import { answerChangedNote } from '#server/operations/notes/read-notes.ts'
import * as projects from '#server/repositories/projects.ts'
import * as reviewNotes from '#server/repositories/review-notes.ts'

export const openReviewNote: Operation<'openReviewNote', 'pointer' | 'text' | 'blocking'> = async (context) => {
  const { body, member, db, now, fail, permit } = context
  const { pointer, text, blocking } = body
  return await db.transaction(async (tx) => {
    const project = await lockReviewedProject(tx, context)
    permit(can.writeNote(member, projects.requestedChangesOf(project)))
    const desk = isDesk(project.stage) ? project.stage : fail('wrong-stage')
    const submission = await checkPointer(tx, project.id, pointer, fail)
    const { id } = await reviewNotes.add(tx, {
      projectId: project.id,
      desk,
      pointer,
      text,
      blocking,
      submission,
      createdBy: member.accountId,
      createdAt: now(),
    })
    return await answerChangedNote(tx, context, project, id, 'desks')
  })
}
