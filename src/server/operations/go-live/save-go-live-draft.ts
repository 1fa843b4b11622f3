import { isDeepStrictEqual } from 'node:util'
import { can } from '#domain/capabilities.ts'
import { fail, type Operation, permit } from '#server/operation.ts'
import * as goLiveDrafts from '#server/repositories/go-live-drafts.ts'
import * as projects from '#server/repositories/projects.ts'
import { answerDraft } from './answer-draft.ts'

export const saveGoLiveDraft: Operation<'saveGoLiveDraft'> = async ({ params, body, member, db, now }) => {
  const { step, project: projectStep, company, user, payment } = body
  const steps = {
    ...(projectStep && { project: projectStep }),
    ...(company && { company }),
    ...(user && { representative: user }),
    ...(payment && { payment }),
  }
  return await db.transaction(async (tx) => {
    const project = (await projects.lock(tx, member.organisationId, params.projectId)) ?? fail('not-found')
    permit(can.saveGoLiveDraft(member, { state: project.status }))
    const stored = await goLiveDrafts.find(tx, project.id)
    const revision = stored?.revision ?? 0
    if (body.revision !== undefined && body.revision !== revision) fail('draft-changed')
    // Going from step to step changes nothing that another tab could overwrite.
    const changes = !isDeepStrictEqual({ ...stored, ...steps }, { ...stored })
    const draft = await goLiveDrafts.save(tx, project.id, {
      step,
      ...steps,
      revision: changes ? revision + 1 : revision,
      updatedAt: now(),
    })
    return await answerDraft(tx, project, draft)
  })
}
