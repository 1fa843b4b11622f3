import { can } from '#domain/capabilities.ts'
import { fail, type Operation, permit } from '#server/operation.ts'
import * as goLiveDrafts from '#server/repositories/go-live-drafts.ts'
import * as projects from '#server/repositories/projects.ts'
import { answerDraft } from './answer-draft.ts'

export const saveGoLiveDraft: Operation<'saveGoLiveDraft'> = async ({ params, body, member, db, now }) => {
  const { step, project: projectStep, company, user, payment } = body
  return await db.transaction(async (tx) => {
    const project = (await projects.lock(tx, member.organisationId, params.projectId)) ?? fail('not-found')
    permit(can.saveGoLiveDraft(member, { state: project.status }))
    const draft = await goLiveDrafts.save(tx, project.id, {
      step,
      ...(projectStep && { project: projectStep }),
      ...(company && { company }),
      ...(user && { representative: user }),
      ...(payment && { payment }),
      updatedAt: now(),
    })
    return await answerDraft(tx, project, draft)
  })
}
