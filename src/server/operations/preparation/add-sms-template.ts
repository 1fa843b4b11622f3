import { can } from '#domain/capabilities.ts'
import { type Operation, withMessage } from '#server/operation.ts'
import { lockReview } from '#server/operations/find-project.ts'
import * as reviews from '#server/repositories/reviews.ts'
import * as smsTemplates from '#server/repositories/sms-templates.ts'
import { applyWorkflowAction } from '#server/review/apply-workflow-action.ts'

export const addSmsTemplate: Operation<'addSmsTemplate', 'text'> = async (context) => {
  const { body, member, db, now, permit } = context
  const { id, text } = await db.transaction(async (tx) => {
    // Locked, so that two simultaneous requests cannot both use the last free place.
    const review = await lockReview(tx, context)
    const { project } = review
    permit(can.addSmsTemplate(member, reviews.factsOf(review)))
    const template = await smsTemplates.insert(tx, project.id, body.text, now())
    await applyWorkflowAction(tx, context, project, 'add-sms-template', template.text)
    return template
  })
  return withMessage('Saved!', { sms_template_id: id, text })
}
