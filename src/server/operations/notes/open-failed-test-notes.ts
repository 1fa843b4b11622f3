import { can } from '#domain/capabilities.ts'
import { failedTestNotes } from '#domain/failed-test-notes.ts'
import { isDesk } from '#domain/project-states.ts'
import { fieldOf } from '#domain/requested-fields.ts'
import { announceChange } from '#server/notifications/announce-change.ts'
import type { Operation } from '#server/operation.ts'
import { lockReviewedProject } from '#server/operations/find-project.ts'
import { toProviderCode } from '#server/operators.ts'
import * as productTests from '#server/repositories/product-tests.ts'
import * as projects from '#server/repositories/projects.ts'
import * as reviewNotes from '#server/repositories/review-notes.ts'
import * as submissions from '#server/repositories/submissions.ts'

export const openFailedTestNotes: Operation<'openFailedTestNotes'> = async (context) => {
  const { member, db, now, fail, permit } = context
  permit(can.noteFailedTests(member))
  return await db.transaction(async (tx) => {
    const project = await lockReviewedProject(tx, context)
    permit(can.writeNote(member, projects.requestedChangesOf(project)))
    const desk = isDesk(project.stage) ? project.stage : fail('wrong-stage')
    const test = await productTests.latest(tx, project.id)
    if (test?.passed !== false) return fail('product-tests-not-failed')
    const steps = await productTests.listSteps(tx, test.id)
    const submission = await submissions.latest(tx, project.id)
    const open = await reviewNotes.listOpen(tx, project.id)
    const missing = failedTestNotes(
      submission?.content,
      steps.map((step) => ({ ...step, provider: toProviderCode(step.provider) })),
    ).filter(
      ({ pointer, text }) => !open.some((note) => fieldOf(note.pointer) === fieldOf(pointer) && note.text === text),
    )
    for (const { pointer, text } of missing) {
      await reviewNotes.add(tx, {
        projectId: project.id,
        desk,
        pointer,
        text,
        blocking: true,
        submission: submission?.number ?? 0,
        createdBy: member.accountId,
        createdAt: now(),
      })
    }
    if (missing.length > 0) await announceChange(tx, project, 'desks')
    return { opened: missing.length }
  })
}
