import type { Fail } from '#domain/problems.ts'
import type { Db } from '#server/db/database.ts'
import { presentGoLiveDraft } from '#server/presenters/go-live-draft.ts'
import * as documents from '#server/repositories/documents.ts'
import type { GoLiveDraft } from '#server/repositories/go-live-drafts.ts'
import * as goLiveDrafts from '#server/repositories/go-live-drafts.ts'
import * as ipAddresses from '#server/repositories/ip-addresses.ts'
import * as organisations from '#server/repositories/organisations.ts'
import * as projectProviders from '#server/repositories/project-providers.ts'
import type { Project } from '#server/repositories/projects.ts'
import { isDocumentDue } from '#server/review/document-due.ts'

/** The stored draft, under the project's lock. Throws when the caller's revision is outdated. */
export async function findDraft(tx: Db, projectId: string, read: number | undefined, fail: Fail<'draft-changed'>) {
  const stored = await goLiveDrafts.find(tx, projectId)
  const revision = stored?.revision ?? 0
  if (read !== undefined && read !== revision) fail('draft-changed')
  return { stored, revision }
}

/** Based on the clock, so that a new draft of the project never reuses the revisions of a deleted one. */
export const revisionAfter = (revision: number, now: Date): number => Math.max(revision + 1, now.getTime())

/** The draft with the project and company data that the wizard needs. */
export async function answerDraft(db: Db, project: Project, draft: GoLiveDraft | undefined) {
  return presentGoLiveDraft({
    draft,
    project,
    providers: await projectProviders.listOfProject(db, project.id),
    addresses: await ipAddresses.listOfProject(db, project.id),
    organisation: await organisations.get(db, project.organisationId),
    attachment: await documents.findAttachment(db, project.id),
    registration: await documents.findRegistration(db, project.organisationId),
    documentDue: await isDocumentDue(db, project),
  })
}
