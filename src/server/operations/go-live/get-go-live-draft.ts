import { can } from '#domain/capabilities.ts'
import { fail, type Operation, permit } from '#server/operation.ts'
import { presentGoLiveDraft } from '#server/presenters/go-live-draft.ts'
import * as documents from '#server/repositories/documents.ts'
import * as goLiveDrafts from '#server/repositories/go-live-drafts.ts'
import * as organisations from '#server/repositories/organisations.ts'
import * as projects from '#server/repositories/projects.ts'

export const getGoLiveDraft: Operation<'getGoLiveDraft'> = async ({ params, member, db }) => {
  const project = (await projects.find(db, member.organisationId, params.projectId)) ?? fail('not-found')
  permit(can.viewProject(member, project))
  return presentGoLiveDraft({
    draft: await goLiveDrafts.find(db, project.id),
    organisation: await organisations.get(db, project.organisationId),
    document: await documents.findRegistration(db, project.organisationId),
  })
}
