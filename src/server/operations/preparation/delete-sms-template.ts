import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { lockReviewedProject } from '#server/operations/find-project.ts'
import * as smsTemplates from '#server/repositories/sms-templates.ts'
import { applyWorkflowAction } from '#server/review/apply-workflow-action.ts'

export const deleteSmsTemplate: Operation<'deleteSmsTemplate'> = async (context) => {
  const { params, member, db, fail, permit } = context
  await db.transaction(async (tx) => {
    const project = await lockReviewedProject(tx, context)
    const removed = await smsTemplates.remove(tx, project.id, params.templateId)
    if (!removed) return fail('sms-template-not-found')
    permit(can.deleteSmsTemplate(member, { state: project.status, stage: project.stage }))
    await applyWorkflowAction(tx, context, project, 'delete-sms-template', removed.text)
  })
  return null
}
