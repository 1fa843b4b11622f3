import { partNames } from '#domain/application-parts.ts'
import { can } from '#domain/capabilities.ts'
import { isDesk } from '#domain/project-states.ts'
import { partsOf, requestedFieldsOf } from '#domain/requested-fields.ts'
import type { Operation } from '#server/operation.ts'
import { presentAdminProject } from '#server/presenters/admin-project.ts'
import * as projects from '#server/repositories/projects.ts'
import * as reviewNotes from '#server/repositories/review-notes.ts'
import * as reviews from '#server/repositories/reviews.ts'
import { applyWorkflowAction } from '#server/review/apply-workflow-action.ts'

export const requestChanges: Operation<'requestChanges'> = async (context) => {
  const { params, member, db, now, fail, permit } = context
  const moved = await db.transaction(async (tx) => {
    const review = (await reviews.lock(tx, params.projectId)) ?? fail('not-found')
    const { project } = review
    permit(can.review(member, { submitted: project.submittedAt !== null }))
    permit(can.requestChanges(member, reviews.factsOf(review)))
    const requestedFields = requestedFieldsOf(await reviewNotes.listOpen(tx, project.id))
    const requestedChanges = partsOf(requestedFields)
    const asked = await projects.change(tx, project.id, {
      requestedFields,
      requestedChanges,
      changesRequestedBy: isDesk(project.stage) ? project.stage : null,
      updatedAt: now(),
    })
    await reviewNotes.sendOpen(tx, project.id, now())
    await applyWorkflowAction(tx, context, asked, 'request-changes', partNames(requestedChanges) || null)
    return await reviews.find(tx, project.id)
  })
  return presentAdminProject(moved ?? fail('not-found'), context)
}
