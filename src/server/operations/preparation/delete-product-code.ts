import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import * as productCodes from '#server/repositories/product-codes.ts'
import * as projects from '#server/repositories/projects.ts'
import { applyWorkflowAction } from '#server/review/apply-workflow-action.ts'

export const deleteProductCode: Operation<'deleteProductCode'> = async (context) => {
  const { params, member, db, fail, permit } = context
  await db.transaction(async (tx) => {
    const project = (await projects.lockForReview(tx, params.projectId)) ?? fail('not-found')
    permit(can.review(member, { submitted: project.submittedAt !== null }))
    const removed = (await productCodes.removeLive(tx, project.id, params.codeId)) ?? fail('not-found')
    permit(can.deleteProductCode(member, { state: project.status, stage: project.stage }))
    const { provider, code, description } = removed
    await applyWorkflowAction(tx, context, project, 'delete-product-code', `${provider} ${code}: ${description}`)
  })
  return null
}
