import { can } from '#domain/capabilities.ts'
import { type Operation, withMessage } from '#server/operation.ts'
import { lockReviewedProject } from '#server/operations/find-project.ts'
import * as smsTemplates from '#server/repositories/sms-templates.ts'
import { applyWorkflowAction } from '#server/review/apply-workflow-action.ts'

export const updateSmsTemplate: Operation<'updateSmsTemplate', 'text'> = async (context) => {
  const { params, body, member, db, now, fail, permit } = context
  const { id, text } = await db.transaction(async (tx) => {
    const project = await lockReviewedProject(tx, context)
    const template = await smsTemplates.update(tx, project.id, params.templateId, body.text, now())
    if (!template) return fail('sms-template-not-found')
    permit(can.updateSmsTemplate(member, { state: project.status, stage: project.stage }))
    await applyWorkflowAction(tx, context, project, 'update-sms-template', template.text)
    return template
  })
  return withMessage('Saved!', { sms_template_id: id, text })
}
