import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { lockReviewedProject } from '#server/operations/find-project.ts'
import * as productCodes from '#server/repositories/product-codes.ts'
import { applyWorkflowAction } from '#server/review/apply-workflow-action.ts'

export const deleteProductCode: Operation<'deleteProductCode'> = async (context) => {
  const { params, member, db, fail, permit } = context
  await db.transaction(async (tx) => {
    const project = await lockReviewedProject(tx, context)
    const removed = (await productCodes.removeLive(tx, project.id, params.codeId)) ?? fail('not-found')
    permit(can.deleteProductCode(member, { state: project.status, stage: project.stage }))
    const { provider, code, description } = removed
    await applyWorkflowAction(tx, context, project, 'delete-product-code', `${provider} ${code}: ${description}`)
  })
  return null
}
