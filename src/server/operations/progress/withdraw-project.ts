import { can } from '#domain/capabilities.ts'
import { toPortalStatus } from '#domain/project-states.ts'
import { trimToNull } from '#domain/trim-to-null.ts'
import type { Operation } from '#server/operation.ts'
import { lockOwnProject } from '#server/operations/find-project.ts'
import * as projects from '#server/repositories/projects.ts'
import { applyWorkflowAction } from '#server/review/apply-workflow-action.ts'

export const withdrawProject: Operation<'withdrawProject', 'message'> = async (context) => {
  const { body, member, db, permit } = context
  const { message } = body
  const withdrawn = await db.transaction(async (tx) => {
    // The company first, as decisions lock it.
    await projects.lockOrganisation(tx, member.organisationId)
    const project = await lockOwnProject(tx, context)
    permit(can.withdraw(member, projects.requestedChangesOf(project)))
    return await applyWorkflowAction(tx, context, project, 'withdraw', trimToNull(message))
  })
  return { status: toPortalStatus(withdrawn.status) }
}
