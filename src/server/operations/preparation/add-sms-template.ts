import { can } from '#domain/capabilities.ts'
import { limits } from '#domain/limits.ts'
import { fail, type Operation, permit, said } from '#server/operation.ts'
import { advance } from '#server/operations/review/advance.ts'
import * as projects from '#server/repositories/projects.ts'
import * as smsTemplates from '#server/repositories/sms-templates.ts'

export const addSmsTemplate: Operation<'addSmsTemplate'> = async (context) => {
  const { params, body, member, db, now } = context
  const { id, text } = await db.transaction(async (tx) => {
    const project = (await projects.lockForReview(tx, params.projectId)) ?? fail('not-found')
    permit(can.review(member, { submitted: project.submittedAt !== null }))
    permit(can.addSmsTemplate(member, { state: project.status, stage: project.stage }))
    // Under the project's lock, so that two requests at once cannot both take the last free place.
    const stored = await smsTemplates.listOfProject(tx, project.id)
    if (stored.length >= limits.smsTemplatesPerProject) fail('sms-template-limit-reached')
    const template = await smsTemplates.insert(tx, project.id, body.text, now())
    await advance(tx, context, project, 'add-sms-template', template.text)
    return template
  })
  return said('Saved!', { sms_template_id: id, text })
}
