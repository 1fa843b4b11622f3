import { splitIpList } from '#domain/formats/ip-list.ts'
import type { Fail } from '#domain/problems.ts'
import type { Db } from '#server/db/database.ts'
import type { Partner } from '#server/operation.ts'
import { type ChangedSection, changedNames } from '#server/operations/organisation/check-changed-fields.ts'
import { presentGoLiveDraft } from '#server/presenters/go-live-draft.ts'
import * as documents from '#server/repositories/documents.ts'
import type { GoLiveDraft } from '#server/repositories/go-live-drafts.ts'
import * as goLiveDrafts from '#server/repositories/go-live-drafts.ts'
import * as ipAddresses from '#server/repositories/ip-addresses.ts'
import * as organisations from '#server/repositories/organisations.ts'
import * as projectProviders from '#server/repositories/project-providers.ts'
import type { Project } from '#server/repositories/projects.ts'
import { isDocumentDue } from '#server/review/document-due.ts'

/** The stored draft, locked. Throws when the caller's revision is outdated. */
export async function findDraft(tx: Db, projectId: string, read: number | undefined, fail: Fail<'draft-changed'>) {
  const stored = await goLiveDrafts.lock(tx, projectId)
  const revision = stored?.revision ?? 0
  if (read !== undefined && read !== revision) fail('draft-changed')
  return { stored, revision }
}

/** Based on the clock, so that a new draft of the project never reuses the revisions of a deleted one. */
export const revisionAfter = (revision: number, now: Date): number => Math.max(revision + 1, now.getTime())

const stepOfSection = { '/company': 'company', '/user': 'representative', '/payment': 'payment' } as const

/** Overwrites the changed fields of the profile in the partner's drafts, whose older values would replace them. */
export async function overwriteInDrafts(tx: Db, member: Partner, sections: ChangedSection[], now: Date): Promise<void> {
  for (const section of sections) {
    const names = changedNames(section)
    if (names.length === 0) continue
    const values: Record<string, string | null> = Object.fromEntries(
      names.map((name) => [name, section.after[name] ?? null]),
    )
    // A draft has the account number as it was typed: twice.
    if (values.accountNumber !== undefined) values.confirmAccountNumber = values.accountNumber
    await goLiveDrafts.overwrite(tx, member, { step: stepOfSection[section.section], values }, now)
  }
}

/** Applies a change of the project's addresses to those of its draft, which may have others. Under the project's lock. */
export async function changeDraftAddresses(
  tx: Db,
  projectId: string,
  change: (addresses: string[]) => string[],
  now: Date,
): Promise<void> {
  const draft = await goLiveDrafts.lock(tx, projectId)
  if (!draft) return
  const typed = splitIpList(draft.project?.ipAddresses ?? '')
  const addresses = change(typed).join(', ')
  if (draft.project && addresses === typed.join(', ')) return
  await goLiveDrafts.save(tx, projectId, {
    step: draft.step,
    project: draft.project && { ...draft.project, ipAddresses: addresses },
    revision: revisionAfter(draft.revision, now),
    updatedAt: now,
  })
}

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
