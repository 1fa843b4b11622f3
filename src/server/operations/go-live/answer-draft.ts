import type { Db } from '#server/db/database.ts'
import { presentGoLiveDraft } from '#server/presenters/go-live-draft.ts'
import * as documents from '#server/repositories/documents.ts'
import type { GoLiveDraft } from '#server/repositories/go-live-drafts.ts'
import * as ipAddresses from '#server/repositories/ip-addresses.ts'
import * as organisations from '#server/repositories/organisations.ts'
import * as projectProviders from '#server/repositories/project-providers.ts'
import type { Project } from '#server/repositories/projects.ts'

/** The draft with what the wizard has to know of project and company beside it. */
export async function answerDraft(db: Db, project: Project, draft: GoLiveDraft | undefined) {
  return presentGoLiveDraft({
    draft,
    project,
    providers: await projectProviders.listOfProject(db, project.id),
    addresses: await ipAddresses.listOfProject(db, project.id),
    organisation: await organisations.get(db, project.organisationId),
    attachment: await documents.findAttachment(db, project.id),
    registration: await documents.findRegistration(db, project.organisationId),
  })
}
