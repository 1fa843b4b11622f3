import { can } from '#domain/capabilities.ts'
import type { OperationIO } from '#generated/operations.ts'
import type { ProviderCode } from '#server/operators.ts'
import { presentAttachment } from '#server/presenters/documents.ts'
import type { StoredDocument } from '#server/repositories/documents.ts'
import type { GoLiveDraft } from '#server/repositories/go-live-drafts.ts'
import type { IpAddress } from '#server/repositories/ip-addresses.ts'
import type { OwnOrganisation } from '#server/repositories/organisations.ts'
import type { Project } from '#server/repositories/projects.ts'

type PresentedDraft = OperationIO['getGoLiveDraft']['data']

interface DraftParts {
  draft: GoLiveDraft | undefined
  project: Project
  providers: ProviderCode[]
  addresses: IpAddress[]
  organisation: OwnOrganisation
  attachment: StoredDocument | undefined
  /** The company's document, which this one would replace. */
  registration: StoredDocument | undefined
}

export function presentGoLiveDraft(parts: DraftParts): PresentedDraft {
  const { draft, organisation, attachment, registration } = parts
  const editable = editableOf(organisation, registration?.status)
  return {
    step: draft?.step ?? 'document-list',
    project: draft?.project ?? submittedBefore(parts),
    company: draft?.company ?? null,
    user: draft?.representative ?? null,
    payment: draft?.payment ?? null,
    document: attachment && editable !== 'none' ? presentAttachment(attachment) : null,
    editable,
    revision: draft?.revision ?? 0,
    updatedOn: draft?.updatedAt.toISOString() ?? null,
  }
}

/** A rejected application starts from the submitted one; its confirmations must be given again. */
function submittedBefore({ project, providers, addresses }: DraftParts): PresentedDraft['project'] {
  if (!project.locale) return null
  return { providers, locale: project.locale, ipAddresses: addresses.map(({ address }) => address).join(', ') }
}

/** Which of company, representative, bank and document may be edited. */
function editableOf(
  organisation: OwnOrganisation,
  documentStatus: StoredDocument['status'] | undefined,
): PresentedDraft['editable'] {
  const partner = { role: 'EXTERNAL_ADMIN' } as const
  if (can.editProfile(partner, organisation).allowed) return 'all'
  const company = { ...organisation, documentStatus: documentStatus ?? null }
  return can.replaceDocument(partner, company).allowed ? 'document' : 'none'
}
