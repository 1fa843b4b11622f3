import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { answerDraft } from '#server/operations/go-live/draft.ts'
import * as goLiveDrafts from '#server/repositories/go-live-drafts.ts'
import * as projects from '#server/repositories/projects.ts'

export const getGoLiveDraft: Operation<'getGoLiveDraft'> = async ({ params, member, db, fail, permit }) => {
  const project = (await projects.find(db, member.organisationId, params.projectId)) ?? fail('not-found')
  permit(can.viewProject(member, project))
  return await answerDraft(db, project, await goLiveDrafts.find(db, project.id))
}
